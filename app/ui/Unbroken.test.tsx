import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

const pieces = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, piece]) => piece)

test.each([
  ['Sebut nomor TD-7K3M9Q saat menelepon 0800-000-0000.', ['TD-7K3M9Q', '0800-000-0000']],
  ['Contoh: 0812 3456 7890', ['0812 3456 7890']],
  ['Sabtu, 28 November 2026, 16.52 WIB, 40.000 km', []],
])('in “%s” the numbers stay on one line', (text, numbers) => {
  expect(pieces(text)).toEqual(numbers)
  expect(renderToStaticMarkup(<Unbroken text={text} />).replace(/<[^>]*>/g, '')).toBe(text)
})
