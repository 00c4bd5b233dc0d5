import postCodesCsv from '../../../../data/regions/post-codes.csv?raw'
import { type Regency, regencyOf, rowsOf } from '../regions.ts'

/** A post code, and the regency of most codes with the same first digits. Null when these digits are unknown. */
export type PostCode = { code: string; regency: Regency | null }

const regencyByPrefix = new Map(rowsOf(postCodesCsv).map(([prefix = '', code = '']) => [prefix, regencyOf(code)]))
const [longest, shortest] = [5, 3]

/** Five digits on their own: `12190`, `kode pos 60281`, but not the end of a phone number. */
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
