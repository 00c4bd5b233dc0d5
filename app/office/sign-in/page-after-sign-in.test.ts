import { expect, test } from 'vitest'
import { at } from '~/addresses.ts'
import { pageAfterSignIn } from './page-after-sign-in.ts'

const after = (wanted: string) => pageAfterSignIn({ url: `https://situs.example/kantor/masuk?ke=${encodeURIComponent(wanted)}` })

test('signing in leads to the page of the office that was asked for, as a header can carry it', () => {
  expect(after('/kantor/prospek?q=Rina')).toBe('/kantor/prospek?q=Rina')
  expect(after('/kantor/prospek?q=€')).toBe('/kantor/prospek?q=%E2%82%AC')
})

test.each([
  '',
  '/promo',
  '//evil.example/kantor',
  '/kantor\\evil',
  '/kantor/..//evil.example',
  '/kantor/\r\nSet-Cookie: a=b',
  at.signIn(),
])('instead of %o it leads to the first page of the office', (wanted) => {
  expect(after(wanted)).toBe(at.office())
})
