import { expect, test } from 'vitest'
import { excerptOf, markMatches, termsOf } from './marked.ts'
import { readQuery } from './query.ts'

function terms(typed: string) {
  const query = readQuery(typed)
  return termsOf('wanted' in query ? query.wanted : [])
}
const marked = (text: string, typed: string) =>
  markMatches(text, terms(typed))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

test('matches are marked in every form of the word, and the text stays whole', () => {
  expect(marked('Perawatan berkala: rawat di bengkel.', 'merawat')).toBe('[Perawatan] berkala: [rawat] di bengkel.')
  expect(marked('Mitsubishi X-Force, XFORCE, force', 'x-force')).toBe('Mitsubishi [X-Force], [XFORCE], [force]')
  expect(marked('servis', 'servis')).toBe('[servis]')
  expect(marked('<b>Servis</b> & "ban"', 'ban')).toBe('<b>Servis</b> & "[ban]"')
  expect(marked('', 'ban')).toBe('')
})

test('an excerpt is the summary, or the place in the text with the match', () => {
  const text = `${'Kalimat pembuka yang panjang. '.repeat(10)}Periksa oli mesin setiap 10.000 km. ${'Lalu pulang. '.repeat(30)}`
  expect(excerptOf('Tentang oli.', text, terms('oli'))).toBe('Tentang oli.')
  const excerpt = excerptOf('Tentang mesin.', text, terms('oli'))
  expect(excerpt).toMatch(/^… .*Periksa oli mesin.* …$/)
  expect(excerpt.length).toBeLessThan(200)
  expect(excerptOf('Tentang mesin.', text, terms('garansi'))).toBe('Tentang mesin.')
  expect(excerptOf('', 'Hanya teks.', terms('garansi'))).toBe('Hanya teks.')
})

test('an excerpt begins and ends with a whole word, also in a text with few spaces', () => {
  const long = 'kemudian-dan-seterusnya'
  const text = `${`${long} `.repeat(20)}periksa oli ${`${long} `.repeat(20)}`.trim()
  const words = excerptOf('', text, terms('oli')).replaceAll('… ', '').replaceAll(' …', '').split(' ')
  expect(words.filter((word) => ![long, 'periksa', 'oli'].includes(word))).toEqual([])
  expect(excerptOf('', `${'a'.repeat(300)} oli`, terms('oli'))).toBe('… oli')
})

test('synonyms of the typed word are marked too', () => {
  expect(marked('Cicilan dan uang muka', 'angsuran dp')).toBe('[Cicilan] dan [uang] [muka]')
})
