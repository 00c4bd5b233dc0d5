/** Area letters, a number without leading zeros, and up to three letters: Perpol 7/2021. */
const civil = /^([A-Z]{1,2})([1-9]\d{0,3})([A-Z]{0,3})$/
/** Embassies (CD), consulates (CC): the number of the country and the number of the car. */
const diplomatic = /^(CD|CC|CN)\D*(\d{1,3})\D+(\d{1,4})$/
/** The armed forces and the police: a number and the number of the unit, also in Roman numerals. */
const service = /^(\d{1,5})\s*-\s*(\d{2}|[IVX]{1,5})$/
/** Most characters of a plate in any spelling. On longer texts the regular expressions would take quadratic time. */
const longestPlate = 100
/** The month and year until which a plate is valid. They are printed below its number. */
const validUntil = /(?<=\D)\s+(?:0[1-9]|1[0-2])[\s.·•/-]+\d{2}$/

/** A plate number in any spelling as `B 1234 XYZ`, `CD 12 34` or `1234-VII`. Null when it is none. */
export function readPlate(typed: string): string | null {
  if (typed.length > longestPlate) return null
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
  const [, corps, country, car] = diplomatic.exec(text) ?? []
  if (corps) return `${corps} ${country} ${car}`
  const [, number, unit] = service.exec(text) ?? []
  if (number) return `${number}-${unit}`
  return readCivil(text.replace(validUntil, ''))
}

function readCivil(text: string): string | null {
  const [, area, number, series] = civil.exec(text.replace(separators, '')) ?? []
  return area && number ? [area, number, series].filter(Boolean).join(' ') : null
}

// People type spaces, points and strokes of every kind between the groups.
const separators = /[\s.,_/|•·-]/g
