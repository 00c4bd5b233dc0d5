import fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsOf } from '../../../core/leads/lead-terms.ts'
import { searchQuery, withinDealers } from './search-query.ts'

const rina = {
  name: 'Rina Wulandari',
  phone: '+6281234567890',
  reference: 'SV-7K3M9Q',
  payload: { plate: 'B 1234 XYZ' },
}

/** What PostgreSQL does with these queries: `|` of `&` of terms, some with a `:*`. */
function matches(lead: typeof rina, typed: string): boolean {
  const query = searchQuery(typed)
  const terms = termsOf(lead)
  const isNamed = (wanted: string) => {
    const word = wanted.replace(/[() ]/g, '')
    return word.endsWith(':*') ? terms.some((term) => term.startsWith(word.slice(0, -2))) : terms.includes(word)
  }
  const every = (part: string) => part.split('&').every((each) => each.replace(/[()]/g, '').split('|').some(isNamed))
  return query !== null && (query.match(/\((?:[^()]|\([^()]*\))*\)/g) ?? []).some((part) => every(part.slice(1, -1)))
}

test.each([
  ['rina', 'wulandari', 'rin wul', 'WULANDARI rina', 'Rína', 'rina w'],
  [
    '081234567890',
    '0812-3456-7890',
    '+62 812 3456 7890',
    '(0812) 3456.7890',
    '62812345',
    '0062 812',
    '０８１２３４５６７８９０',
    '7890',
  ],
  ['SV-7K3M9Q', 'sv7k3m9q', 'sv 7k3', '7k3m9q', 'Nomor permintaan: SV-7K3M9Q'],
  ['B 1234 XYZ', 'b1234xyz', 'B-1234', 'b 1234 xy'],
  ['rina 7890', 'Rina 0812'],
])('finds the lead by %s and its other spellings', (...spellings) => {
  for (const typed of spellings) expect([typed, matches(rina, typed)]).toEqual([typed, true])
})

test.each(['rani', '0813', '7891', 'SV-7K3M9R', 'B 1235 XYZ', 'rina budi', 'rina 7891'])('does not find it by %s', (typed) => {
  expect(matches(rina, typed)).toBe(false)
})

test.each(['', ' ', '!!', '@#$%', '-', '12'])('%j names nothing', (typed) => {
  expect(searchQuery(typed)).toBeNull()
})

const mobile = fc.integer({ min: 10_000_000, max: 9_999_999_999 }).map((digits) => `8${digits}`.slice(0, 12))
const separator = fc.constantFrom('', ' ', '-', '.')
const start = fc.constantFrom('+62', '62', '0', '0062', '+62 0', '+62 (0)', '(0)')

test('a telephone number is found in any spelling, and by its beginning', () => {
  fc.assert(
    fc.property(mobile, start, separator, fc.integer({ min: 4, max: 12 }), (digits, prefix, between, count) => {
      const lead = { ...rina, phone: `+62${digits}` }
      const spelled =
        digits
          .slice(0, count)
          .match(/.{1,4}/g)
          ?.join(between) ?? ''
      expect(matches(lead, prefix + spelled)).toBe(true)
      expect(matches(lead, digits.slice(-4))).toBe(true)
    }),
  )
})

test('a name is found by the beginnings of its words, in any order and case, with or without accents', () => {
  const word = fc.stringMatching(/^[A-Z][a-zé]{2,9}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.boolean(), (words, upper) => {
      const typed = words
        .toReversed()
        .map((each) => each.slice(0, 3))
        .join(' ')
      expect(matches({ ...rina, name: words.join(' ') }, upper ? typed.toUpperCase() : typed)).toBe(true)
    }),
  )
})

test('whatever is typed gives a query of plain terms', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (typed) => {
      expect(searchQuery(typed) ?? '').toMatch(/^(?:\((?:[a-z0-9:*|& ]|\([a-z0-9:*| ]+\))+\)(?: \| )?)*$/)
    }),
  )
})

test('the ids of dealers stay inside the quotes of their terms', () => {
  expect(withinDealers('nrina:*', ['d001', "a'b\\ | x"])).toBe("(nrina:*) & ('dd001' | 'da''b\\\\ | x')")
})
