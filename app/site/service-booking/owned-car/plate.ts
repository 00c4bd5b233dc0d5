/** Area letters, a number without leading zeros, and up to three letters: Perpol 7/2021. */
const civil = /^([A-Z]{1,2})([1-9]\d{0,3})([A-Z]{0,3})$/
/** Embassies (CD), consulates (CC): the country's number and the car's. */
const diplomatic = /^(CD|CC|CN)\D*(\d{1,3})\D+(\d{1,4})$/
/** The armed forces and the police: a number and the unit's number, also in Roman digits. */
const service = /^(\d{1,5})\s*-\s*(\d{2}|[IVX]{1,5})$/
/** Letters, in the widest spelling. Longer texts would cost the expressions the square of their length. */
const longestPlate = 100
/** The month and year until which a plate is good stand under its number. */
const validUntil = /(?<=\D)\s+(?:0[1-9]|1[0-2])[\s.·•/-]+\d{2}$/

/** A plate number in any spelling as `B 1234 XYZ`, `CD 12 34` or `1234-VII`, otherwise null. */
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

// Between the groups people type blanks, points and strokes of every kind.
const separators = /[\s.,_/|•·-]/g
