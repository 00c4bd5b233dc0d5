import provincesCsv from '../../../data/regions/provinces.csv?raw'
import regenciesCsv from '../../../data/regions/regencies.csv?raw'
import { own } from '../../lib/own.ts'

export type Province = { code: string; name: string }
export type Regency = { code: string; provinceCode: string; name: string }

/** Short names that people use for two provinces with long official names. */
const usualNames: Readonly<Record<string, string>> = { '31': 'DKI Jakarta', '34': 'DI Yogyakarta' }

export const provinces: readonly Province[] = rowsOf(provincesCsv).map(([code = '', name = '']) => ({
  code,
  name: own(usualNames, code) ?? name,
}))

export const regencies: readonly Regency[] = rowsOf(regenciesCsv).map(([code = '', provinceCode = '', name = '']) => ({
  code,
  provinceCode,
  name: name.replace('Kota Administrasi ', 'Kota '),
}))

const provinceByCode = new Map(provinces.map((province) => [province.code, province]))
const regencyByCode = new Map(regencies.map((regency) => [regency.code, regency]))

export function provinceOf(code: string): Province {
  return known(provinceByCode.get(code.slice(0, 2)), code)
}

export function regencyOf(code: string): Regency {
  return known(regencyByCode.get(code), code)
}

function known<Region>(region: Region | undefined, code: string): Region {
  if (!region) throw new Error(`No region has the code ${code}.`)
  return region
}

/** The fields of each line below the heading. No field contains a comma. */
export function rowsOf(csv: string): string[][] {
  return csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
}
