import { expect, test } from 'vitest'
import { type RichText, withStandingLinks } from './rich-text.ts'

const linkTo = (href: string) => ({ type: 'text', text: 'di sini', marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }] })
const textOf = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] }) as RichText

test('a link to a page that does not exist yet becomes text, and every other link stays', () => {
  const kept = [linkTo('/our-cars?kursi=7'), linkTo('https://contoh.id'), linkTo('mailto:media@example.com')]
  const coming = { type: 'text', text: 'di sini', marks: [{ type: 'bold' }] }
  const stands = (address: string) => address.startsWith('/our-cars')
  expect(withStandingLinks(textOf(...kept, linkTo('/aksesoris')), stands)).toEqual(textOf(...kept, coming))
})
