import { expect, test } from 'vitest'
import { deletedCookies } from './left-cookies.ts'

const cookies = 'pengirim=x; _ga=GA1.2; _ga_AB12=GS1; _fbp=fb.1; persetujuan=1ad; _clck=q; mitra_sumber=radio; klik=1'

test('the cookies of refused purposes go, on this host and on every domain above it', () => {
  expect(deletedCookies(cookies, 'www.contoh.co.id:443', ['recording'])).toEqual([
    '_clck=; Path=/; Max-Age=0',
    '_clck=; Path=/; Max-Age=0; Domain=www.contoh.co.id',
    '_clck=; Path=/; Max-Age=0; Domain=contoh.co.id',
    '_clck=; Path=/; Max-Age=0; Domain=co.id',
  ])
})

test('cookies of allowed purposes and our own stay', () => {
  const names = (refused: Parameters<typeof deletedCookies>[2]) =>
    deletedCookies(cookies, 'localhost', refused).map((cookie) => cookie.split('=', 1)[0])
  expect(names(['analytics', 'affiliate'])).toEqual(['_ga', '_ga_AB12', 'mitra_sumber'])
  expect(names(['advertising'])).toEqual(['_fbp', 'klik'])
  expect(names([])).toEqual([])
})

test('the marker of an external script goes with any refusal; an address of digits has no domain above', () => {
  expect(deletedCookies('skrip_luar_iklan=1', '127.0.0.1:80', ['affiliate'])).toEqual(['skrip_luar_iklan=; Path=/; Max-Age=0'])
})

test('a header of thousands of names costs no thousands of answers', () => {
  const many = Array.from({ length: 5000 }, (_, number) => `_ga_${number}=1`).join('; ')
  expect(deletedCookies(many, 'localhost', ['analytics'])).toHaveLength(40)
})
