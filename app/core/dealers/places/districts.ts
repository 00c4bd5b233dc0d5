import districtsCsv from '../../../../data/regions/districts.csv?raw'
import { rowsOf } from '../regions.ts'

/** A kecamatan. */
export type District = { code: string; regencyCode: string; name: string }

export const districts: readonly District[] = rowsOf(districtsCsv).map(([code = '', regencyCode = '', name = '']) => ({
  code,
  regencyCode,
  name: unquoted(name),
}))

/** The source has one name in quotes, with a quotation mark where its apostrophe belongs: `"Ra""as"`. */
function unquoted(name: string): string {
  return name.replace(/^"(.*)"$/, '$1').replaceAll('""', "'")
}
