import { expect, test, vi } from 'vitest'

// Leaflet needs `window` when it is imported.
vi.mock('./leaflet.ts', () => ({}))
const { degreesBetween, stepAt } = await import('./degrees.ts')

test('the lines are at round degrees within the window', () => {
  expect(degreesBetween(94.2, 111, 5)).toEqual([95, 100, 105, 110])
  expect(degreesBetween(-0.5, 0.45, 0.2)).toEqual([-0.4, -0.2, 0, 0.2, 0.4])
  expect(degreesBetween(106.1, 106.15, 0.2)).toEqual([])
})

test('the lines get finer when zooming in, and always leave space for their labels', () => {
  const zooms = [3, 4.5, 6, 8, 10, 12]
  expect(zooms.map(stepAt)).toEqual([20, 5, 2, 0.5, 0.2, 0.2])
  for (const zoom of zooms) expect((stepAt(zoom) * 256 * 2 ** zoom) / 360).toBeGreaterThanOrEqual(72)
})
