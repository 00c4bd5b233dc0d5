import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { carStyle } from './car-style.ts'

test.each(cars)('$name: a rule paints the page in each colour when it is checked', (car) => {
  const css = carStyle(car, null)
  for (const { slug, hex } of car.colours) expect(css).toContain(`:root:has(#warna-${slug}:checked){--paint:${hex};`)
})

test('the colour in the address paints the page before a colour is checked', () => {
  const xpander = cars.find(({ slug }) => slug === 'xpander')
  if (!xpander) throw new Error('no Xpander')
  expect(carStyle(xpander, 'jet-black-mica')).toMatch(/^:root\{--paint:#1a1a1a;--roof:#1a1a1a\}/)
  expect(carStyle(xpander, 'pelangi')).toMatch(/^:root\{--paint:#ba181b/)
})
