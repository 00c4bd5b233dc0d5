import { type Coordinates, writtenCoordinates } from './written-coordinates.ts'

/** A link. Without `https://` only links of known map sites count: `Jl.Sudirman/Thamrin` is a street, not a link. */
const link =
  /(?:[a-z][a-z0-9+.-]{0,40}:\/\/|\b(?:[a-z0-9-]{1,40}\.){0,3}(?:google\.[a-z.]{2,6}|goo\.gl|g\.co|waze\.com|apple\.com|maps\.apple|openstreetmap\.org|osm\.org)\/)\S*/i
const geo = /\bgeo:([^\s?]*)(?:\?(\S*))?/i

/**
 * The coordinates of the first link in a text: `none` when the link has no coordinates, null without a link. Apps
 * that share a place may put other text before the link.
 */
export function linkedCoordinates(text: string): Coordinates | 'none' | null {
  const [, place, query = ''] = geo.exec(text) ?? []
  // Android writes `geo:0,0?q=…`: `q` is the place, the coordinates before it are only the map's view.
  if (place !== undefined) return pairIn(new URLSearchParams(query).get('q')) ?? pairIn(place) ?? 'none'
  const [found] = link.exec(text) ?? []
  if (found === undefined) return null
  const url = URL.parse((found.includes('://') ? found : `https://${found}`).replace(/%2C/gi, ','))
  return (url && (pinIn(url) ?? parameterIn(url) ?? segmentIn(url) ?? viewIn(url))) ?? 'none'
}

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,20})?`
const pin = new RegExp(`!3d(${degrees})!4d(${degrees})`)
const view = new RegExp(`@(${degrees}),(${degrees})`)
const mapView = new RegExp(`map=\\d+(?:\\.\\d+)?/(${degrees})/(${degrees})`)
const begins = new RegExp(`^(?:loc:|ll\\.)?(${degrees})(?:, ?| )(${degrees})(?=$|[(;,]| \\()`)

/** The place itself, when Google names one. The map's view may be centred elsewhere. */
const pinIn = ({ href }: URL) => coordinates(pin.exec(href))

/** Parameters by priority: a searched place or a destination first, then the map's view. */
const names = ['q', 'query', 'destination', 'daddr', 'to', 'coordinate', 'll', 'latlng', 'center', 'sll'] as const
const pairsOfNames = [
  ['mlat', 'mlon'],
  ['lat', 'lon'],
  ['lat', 'lng'],
] as const

function parameterIn({ searchParams }: URL): Coordinates | null {
  const apart = pairsOfNames.map(([north, east]) => `${searchParams.get(north)},${searchParams.get(east)}`)
  return firstPair([...names.map((name) => searchParams.get(name)), ...apart])
}

/** `/maps/place/-6.2,106.8`, `/maps/dir/-6.1,106.7/-6.2,106.8`: the last point is the destination. */
function segmentIn({ pathname }: URL): Coordinates | null {
  const segments = pathname.split('/').map((segment) => new URLSearchParams(`q=${segment}`).get('q'))
  return firstPair(segments.toReversed())
}

/** `@-6.2,106.8,17z`, `#map=15/-6.2/106.8` */
const viewIn = ({ href, hash }: URL) => coordinates(view.exec(href)) ?? coordinates(mapView.exec(hash))

function firstPair(texts: readonly (string | null)[]): Coordinates | null {
  return texts.map(pairIn).find((each) => each !== null) ?? null
}

function pairIn(text: string | null): Coordinates | null {
  if (text === null) return null
  const trimmed = text.trim()
  return coordinates(begins.exec(trimmed)) ?? writtenCoordinates(trimmed)
}

function coordinates(found: RegExpExecArray | null): Coordinates | null {
  const [, north, east] = found ?? []
  return north && east ? { latitude: Number(north), longitude: Number(east) } : null
}
