/** The signs of model years in ISO 3779, from 2010. After 30 years they begin again. */
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const firstYear = 2010

/**
 * Whether the tenth character of a frame number fits cars built in these years. One year later fits too, because a model
 * year may begin in the year before. A sign that names no year fits every year.
 */
export function fitsYears(number: string, { from, until }: { from: number; until: number }): boolean {
  const place = yearSigns.indexOf(number.charAt(9))
  if (place === -1) return true
  const year = firstYear + place
  return [year - yearSigns.length, year, year + yearSigns.length].some((one) => from <= one && one <= until + 1)
}
