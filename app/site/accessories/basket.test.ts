import { describe, expect, test } from 'vitest'
import { carsInFiles, extrasInFiles } from '../../core/cars/catalogue-files.server.ts'
import type { Accessory } from '../../core/cars/extras.ts'
import { accessoriesFor } from '../../core/simulation/price/car-price.ts'
import { fittingVariants, readBasket, totalOf, variantFor } from './basket.ts'

function carOf(slug: string) {
  const car = carsInFiles.find((each) => each.slug === slug)
  if (!car) throw new Error(`no ${slug}`)
  return car
}
const xpander = extrasInFiles('xpander').accessories
const slugsOf = (accessories: readonly Accessory[]) => accessories.map(({ slug }) => slug)

test('the basket has the named accessories once, in the order of the catalogue, and counts the other names', () => {
  const { chosen, unknown } = readBasket(['kamera-dasbor', 'snorkel', 'karpet-lantai', 'kamera-dasbor', '', '__proto__'], xpander)
  expect(slugsOf(chosen).toSorted()).toEqual(['kamera-dasbor', 'karpet-lantai'])
  expect(slugsOf(chosen)).toEqual(slugsOf(xpander.filter((one) => chosen.includes(one))))
  expect(unknown).toBe(2)
  expect(totalOf(chosen)).toBe(2_200_000 + 900_000)
  expect(readBasket([], xpander)).toEqual({ chosen: [], unknown: 0 })
})

test('an accessory of some variants narrows what the basket fits', () => {
  const triton = carOf('triton')
  const { chosen } = readBasket(['sport-bar', 'talang-air-samping'], extrasInFiles('triton').accessories)
  const names = fittingVariants(triton, chosen).map(({ slug }) => slug)
  expect(names.length).toBeGreaterThan(0)
  expect(names.every((slug) => slug.includes('double-cab'))).toBe(true)
  expect(fittingVariants(triton, [])).toEqual(triton.variants)
})

test('accessories of different variants fit no variant together', () => {
  const car = carOf('xforce')
  const [one, other] = car.variants.map(({ slug }) => ({ variants: [slug] }))
  expect(
    variantFor(
      car,
      [one, other].filter((limited) => limited !== undefined),
    ),
  ).toBeNull()
})

describe.each(carsInFiles)('$slug', (car) => {
  const { accessories } = extrasInFiles(car.slug)

  test('the simulator takes every single accessory, and all that fit together, with the variant of the link', () => {
    const baskets = [...accessories.map((one) => [one]), accessories].filter((basket) => fittingVariants(car, basket).length > 0)
    expect(baskets.length).toBeGreaterThanOrEqual(accessories.length)
    for (const basket of baskets) {
      const variant = variantFor(car, basket)
      if (!variant) throw new Error('fits no variant')
      expect(accessoriesFor(accessories, variant, slugsOf(basket)).chosen).toEqual(basket)
    }
  })
})
