import districtsCsv from '../../../../data/regions/districts.csv?raw'
import { rowsOf } from '../regions.ts'

/** A district (kecamatan). */
export type District = { code: string; regencyCode: string; name: string }

export const districts: readonly District[] = rowsOf(districtsCsv).map(([code = '', regencyCode = '', name = '']) => ({
  code,
  regencyCode,
  name: unquoted(name),
}))

/** The source has one quoted name with a quotation mark instead of an apostrophe: `"Ra""as"`. */
function unquoted(name: string): string {
  return name.replace(/^"(.*)"$/, '$1').replaceAll('""', "'")
}
