import { describe, expect, test } from 'vitest'
import { endingOf, frameNumberCount, otherSigns, readFrameNumber } from './frame-number.ts'
import { frameNumberSentence } from './words.ts'

const number = 'MK2NCWTARJJ250000'

describe('a frame number is accepted', () => {
  test.each([
    ['as it is', number],
    ['with small letters', 'mk2ncwtarjj250000'],
    ['with spaces and hyphens', ' MK2 NCWTAR-JJ 250000 '],
    ['between stars, as stamped on the car', '*MK2NCWTARJJ250000*'],
    ['in full-width characters', 'ＭＫ２ＮＣＷＴＡＲＪＪ２５００００'],
    ['with Arabic digits', 'MK٢NCWTARJJ٢٥٠٠٠٠'],
  ])('%s', (_, typed) => {
    expect(readFrameNumber(typed)).toEqual({ ok: true, value: number })
  })
})

describe('a mistake is named in words', () => {
  test.each([
    ['', 'missing', 'Isi nomor rangka mobil Anda'],
    [' - ', 'missing', 'Isi nomor rangka mobil Anda'],
    ['MK2NCWTARJJ25000', 'wrong-length', 'Nomor rangka harus 17 huruf dan angka; sekarang 16'],
    [`${number}1`, 'wrong-length', 'Nomor rangka harus 17 huruf dan angka; sekarang 18'],
    [
      'MK2NCWTARJJ25000O',
      'letters-not-used',
      'Nomor rangka harus tanpa huruf I, O, dan Q. I biasanya angka 1; O dan Q biasanya angka 0',
    ],
    ['MK2NCWTARJJ2500/0', 'other-signs', 'Nomor rangka harus berisi huruf dan angka saja, tanpa tanda /'],
    ['MK2NCWTARJJ25é#é0', 'other-signs', 'Nomor rangka harus berisi huruf dan angka saja, tanpa tanda É #'],
    ['WVWZZZ1JZ3W386752', 'other-maker', /diawali WVW, bukan awalan nomor rangka kami/],
    ['MK2NCWTARJJ25000A', 'serial-not-digits', /^Enam tanda terakhir nomor rangka adalah angka\. Periksa lagi/],
  ])('%s', (typed, refusal, sentence) => {
    expect(readFrameNumber(typed)).toEqual({ ok: false, refusal })
    const said = frameNumberSentence(typed)
    if (typeof sentence === 'string') expect(said).toBe(sentence)
    else expect(said).toMatch(sentence)
  })
})

test('a number with a letter among its last six characters is always refused', () => {
  for (let place = number.length - 6; place < number.length; place++)
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const typed = number.slice(0, place) + letter + number.slice(place + 1)
      expect(readFrameNumber(typed).ok, typed).toBe(false)
    }
})

test('a long text is counted, and names at most five signs', () => {
  expect(frameNumberCount('A'.repeat(60_000))).toBe(60_000)
  expect(otherSigns('!@#$%^&()'.repeat(1000))).toEqual(['!', '@', '#', '$', '%'])
})

test('of a number only its last four characters are kept', () => {
  expect(endingOf(number)).toBe('0000')
})
