import { westernDigits } from '~/lib/typed-text.ts'

/**
 * The number that an editor typed: `15.000.000`, `-6,2246`, `106.8067`. A whole number may have points between thousands.
 * Undefined for an empty field, NaN for text that is no number.
 */
export function readNumber(typed: string, isWhole: boolean): number | undefined {
  const text = westernDigits(typed).replace(/\s/g, '').replace('−', '-')
  if (text === '') return undefined
  if (isWhole) return /^-?(?:\d{1,15}|\d{1,3}(?:\.\d{3}){1,4})$/.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN
  const grouped = /^-?\d{1,3}(?:\.\d{3})+,\d{1,9}$/.test(text)
  const plain = grouped ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.')
  return /^-?\d{1,12}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : Number.NaN
}
