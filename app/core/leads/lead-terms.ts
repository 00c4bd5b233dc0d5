import { wordsOf } from '../search/words-of.ts'
import type { Lead } from './lead.ts'

/** What a term of the search among leads names. The letter begins the term. The index adds the dealer (`tables.ts`). */
const sorts = { name: 'n', phone: 'p', phoneEnding: 't', reference: 'r', plate: 'k', dealer: 'd' } as const
type Sort = keyof typeof sorts

export const termOf = (sort: Sort, text: string): string => sorts[sort] + text

export type Searchable = Pick<Lead, 'name' | 'phone' | 'reference'> & { payload: object }

/** The terms by which employees find a lead: its name, company, telephone number, reference and plate. */
export function termsOf({ name, phone, reference, payload }: Searchable): string[] {
  const company = 'company' in payload ? String(payload.company) : ''
  const plate = 'plate' in payload ? plainSigns(String(payload.plate)) : ''
  const digits = nationalDigits(phone)
  const code = plainSigns(reference)
  return [
    ...wordsOf(`${name} ${company}`).map(({ text }) => termOf('name', text)),
    termOf('phone', digits),
    termOf('phoneEnding', digits.slice(-endingLength)),
    termOf('reference', code),
    termOf('reference', code.slice(2)),
    ...(plate ? [termOf('plate', plate)] : []),
  ]
}

/** People name a number by its last four digits. */
export const endingLength = 4

/** `B 1234 xyz` as `b1234xyz`. */
export const plainSigns = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The digits of a telephone number in any spelling, without 0, 62 and 0062 before them. */
export const nationalDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?(?:62)?0?/, '')
