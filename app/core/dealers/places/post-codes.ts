import postCodesCsv from '../../../../data/regions/post-codes.csv?raw'
import { type Regency, regencyOf, rowsOf } from '../regions.ts'

/** A post code, and the regency most codes with the same first digits lie in; null where these are not known. */
export type PostCode = { code: string; regency: Regency | null }

const regencyByPrefix = new Map(rowsOf(postCodesCsv).map(([prefix = '', code = '']) => [prefix, regencyOf(code)]))
const [longest, shortest] = [5, 3]

/** Five digits that stand alone: `12190`, `kode pos 60281`, not the end of a telephone number. */
const typedCode = /(?<!\d[.,-]|\d{3}\s|\+\d{2}\s|[+-])\b\d{5}\b(?![.,-]?\d)/

export function postCodeIn(text: string): PostCode | null {
  const [code] = typedCode.exec(text.normalize('NFKC')) ?? []
  return code ? { code, regency: regencyAt(code) } : null
}

function regencyAt(code: string): Regency | null {
  for (let length = longest; length >= shortest; length--) {
    const regency = regencyByPrefix.get(code.slice(0, length))
    if (regency) return regency
  }
  return null
}
