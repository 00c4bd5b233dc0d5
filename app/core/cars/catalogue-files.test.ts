import { describe, expect, test } from 'vitest'
import accessories from '../../../data/accessories.json' with { type: 'json' }
import models from '../../../data/models.json' with { type: 'json' }
import retired from '../../../data/retired-models.json' with { type: 'json' }
import warranty from '../../../data/warranty.json' with { type: 'json' }
import { colourOf, coloursFor, drawnVariant } from './car.ts'
import { carsInFiles as cars, extrasInFiles } from './catalogue-files.server.ts'
import { sizes } from './drawings/sizes.ts'
import { matchCar } from './find-car.ts'

test('the eight models have the product ids of old addresses', () => {
  expect(cars.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(sizes).toSorted())
  expect(Object.fromEntries(cars.map(({ slug, productId }) => [slug, productId]))).toMatchObject({
    xpander: 22,
    xforce: 25,
    'pajero-sport': 28,
  })
})

describe.each(cars)('$name', (car) => {
  const variants = new Set(car.variants.map(({ slug }) => slug))

  test('the drawn variant and the shown colour exist and fit each other', () => {
    expect(variants).toContain(car.drawn)
    expect(coloursFor(car, drawnVariant(car)).map(({ slug }) => slug)).toContain(car.shownIn)
    expect(colourOf(car, null).slug).toBe(car.shownIn)
  })

  test('the drawing has the size of the drawn variant', () => {
    expect(drawnVariant(car).size).toMatchObject(sizes[car.slug])
  })

  test('slugs are unique, and limits name variants that exist', () => {
    const extras = extrasInFiles(car.slug)
    expect(variants.size).toBe(car.variants.length)
    expect(new Set(car.colours.map(({ slug }) => slug)).size).toBe(car.colours.length)
    for (const { variants: only } of [...car.colours, ...car.features, ...extras.accessories, ...extras.warranty]) {
      for (const slug of only ?? []) expect(variants).toContain(slug)
    }
  })

  test('every variant has a colour and a warranty', () => {
    for (const variant of car.variants) {
      expect(coloursFor(car, variant).length).toBeGreaterThan(0)
      const terms = extrasInFiles(car.slug).warranty.filter(
        ({ variants: only }) => only === undefined || only.includes(variant.slug),
      )
      expect(terms).toHaveLength(1)
    }
  })

  test('recommended models are on sale', () => {
    for (const slug of car.alternatives) expect(cars.find((other) => other.slug === slug)?.status).toBe('on-sale')
    expect(car.alternatives.length > 0).toBe(car.status === 'no-longer-sold-new')
  })
})

describe('every shown fact names its source', () => {
  test.each(cars)('$name', (car) => {
    const known = Object.keys(models.sources)
    const named = [...car.sources, ...car.variants.map(({ price }) => price.source)]
    for (const source of named) expect(known).toContain(source)
  })

  test.each(cars)('each specification of $name has a confidence', (car) => {
    for (const variant of car.variants) {
      const stated = Object.keys({ ...car.confidence, ...variant.confidence })
      const needed = ['engine', 'dimensions', 'clearance', 'tank', 'tyre', 'colours']
      if (variant.motors) needed.push('motors')
      if (variant.batteryKwh) needed.push('battery')
      if (variant.kerbWeightKg) needed.push('weight')
      expect(stated).toEqual(expect.arrayContaining(needed))
    }
  })

  test('accessories and warranty name their source', () => {
    const facts = [...Object.values(accessories.accessories), ...Object.values(warranty.terms)].flat()
    const known = new Set([...Object.keys(accessories.sources), ...Object.keys(warranty.sources)])
    for (const { source } of [...facts, warranty.starterBattery, warranty.exclusions, warranty.freeService])
      expect(known).toContain(source)
  })
})

test('a retired model shares no name with the current range, and its recommended models are on sale', () => {
  for (const { slug, name, spellings, alternatives } of retired.models) {
    for (const spelling of [slug, name, ...spellings]) expect(matchCar(cars, spelling)).toBeUndefined()
    for (const other of alternatives) expect(cars.find((car) => car.slug === other)?.status).toBe('on-sale')
  }
})
