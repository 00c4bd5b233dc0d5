import { own } from '../../../../lib/own.ts'

/** Coordinates copied with the text after them: `-6.200000, 106.816666 Jakarta`. House numbers never have so many digits. */
const precise = /^(-?\d{1,3}\.\d{3,20}) ?, ?(-?\d{1,3}\.\d{3,20})(?=[ ,;(])/

/** Two numbers in degrees as typed. They may be out of range. */
export type Coordinates = { latitude: number; longitude: number }

const decimal = String.raw`-?\d{1,3}(?:\.\d{1,20})?`
const fraction = String.raw`-?\d{1,3}\.\d{1,20}`
const commaFraction = String.raw`-?\d{1,3},\d{1,20}`

/** `-6.2,106.8`, `-6.2 106.8`, `-6,2 106,8`. Two whole numbers with a space between them are not read: too ambiguous. */
const pairs = [
  new RegExp(`^(${decimal}) ?[,;] ?(${decimal})$`),
  new RegExp(`^(${fraction}) (${fraction})$`),
  new RegExp(`^(${commaFraction})[,;]? (${commaFraction})$`),
]

const number = String.raw`\d{1,3}(?:[.,]\d{1,20})?`
const angle = `-?(${number}) ?°?(?: ?(${number}) ?')?(?: ?(${number}) ?")?`
const side = '(lintang selatan|lintang utara|bujur timur|bujur barat|ls|lu|bt|bb|[nsewutb])'

/** `6.2 LS 106.8 BT`, `6°12'31"S 106°50'44"E` */
const sideAfter = new RegExp(`^${angle} ?${side} ?[,;]? ?${angle} ?${side}$`, 'i')
/** `S 6.2, E 106.8` */
const sideBefore = new RegExp(`^${side} ?${angle} ?[,;]? ?${side} ?${angle}$`, 'i')

/** The coordinates when the text is nothing else, or null. The text must be one line. */
export function writtenCoordinates(text: string): Coordinates | null {
  const plain = withUsualSigns(text)
  for (const pair of [...pairs, precise]) {
    const [, north, east] = pair.exec(plain) ?? []
    if (north && east) return { latitude: numberOf(north), longitude: numberOf(east) }
  }
  const [, a, b, c, d, e, f, g, h] = sideAfter.exec(plain) ?? []
  if (d && h) return fromSides({ side: d, degrees: degreesOf(a, b, c) }, { side: h, degrees: degreesOf(e, f, g) })
  const [, s, t, u, v, w, x, y, z] = sideBefore.exec(plain) ?? []
  return s && w ? fromSides({ side: s, degrees: degreesOf(t, u, v) }, { side: w, degrees: degreesOf(x, y, z) }) : null
}

const labels = /\b(?:latitude|lat|lintang|longitude|long|lon|lng|bujur) ?[:=]? ?(?=-?\d)/gi

/** Replaces the many ways to write minus, minute and second signs by one, and removes brackets and dots around. */
function withUsualSigns(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2032\u2018\u2019]/g, "'")
    .replace(/[\u2033\u201c\u201d]|''/g, '"')
    .replace(labels, '')
    .replace(/^[([{ ]+|[)\]} .]+$/g, '')
}

type Sided = { side: string; degrees: number }

const latitudes: Readonly<Record<string, number>> = {
  s: -1,
  ls: -1,
  'lintang selatan': -1,
  n: 1,
  u: 1,
  lu: 1,
  'lintang utara': 1,
}
const longitudes: Readonly<Record<string, number>> = {
  w: -1,
  b: -1,
  bb: -1,
  'bujur barat': -1,
  e: 1,
  t: 1,
  bt: 1,
  'bujur timur': 1,
}

/** The letters say which number is the latitude; the order does not matter. Two latitudes give null. */
function fromSides(one: Sided, other: Sided): Coordinates | null {
  return inOrder(one, other) ?? inOrder(other, one)
}

function inOrder(north: Sided, east: Sided): Coordinates | null {
  const [up, right] = [own(latitudes, north.side.toLowerCase()), own(longitudes, east.side.toLowerCase())]
  return up && right ? { latitude: up * north.degrees, longitude: right * east.degrees } : null
}

function degreesOf(degrees = '', minutes = '0', seconds = '0'): number {
  const [inMinutes, inSeconds] = [numberOf(minutes), numberOf(seconds)]
  return inMinutes < 60 && inSeconds < 60 ? numberOf(degrees) + inMinutes / 60 + inSeconds / 3600 : Number.NaN
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
