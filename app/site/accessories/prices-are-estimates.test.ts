import { expect, test } from 'vitest'
import { isEstimate } from './accessory-types.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../data/accessories.json', { eager: true, import: 'default' })

/** The reason why accessories are no products for search engines: model.screen.tsx. */
test('no accessory has a price that a dealer has confirmed', () => {
  const text = JSON.stringify(Object.values(files))
  const confidences = [...text.matchAll(/"priceConfidence":"(\w+)"/g)].map(([, found = '']) => found)
  expect(confidences.length).toBeGreaterThan(50)
  for (const priceConfidence of confidences) expect(isEstimate({ priceConfidence: priceConfidence as 'low' })).toBe(true)
})
