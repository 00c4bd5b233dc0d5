import { expect, test } from 'vitest'
import { carTransitions, transitionClass } from './car-transitions.ts'
import { carsInFiles as cars } from './catalogue-files.server.ts'
import { paintClass, paintCss } from './paint.ts'

test('each model has a rule for its paint and roof', () => {
  const css = paintCss(cars)
  for (const car of cars) expect(css).toMatch(new RegExp(`\\.${paintClass(car)}\\{--paint:#[0-9a-f]{6};--roof:#[0-9a-f]{6}\\}`))
})

test('a two-tone colour has its own colour for the roof', () => {
  const cross = cars.filter(({ slug }) => slug === 'xpander-cross')
  expect(paintCss(cross)).toBe('.paint-xpander-cross{--paint:#5c5b4f;--roof:#1a1a1a}')
})

test('each model has its own name for the view transition of its drawing', () => {
  for (const { slug } of cars) expect(carTransitions).toContain(`.${transitionClass(slug)}{view-transition-name:car-${slug}}`)
})
