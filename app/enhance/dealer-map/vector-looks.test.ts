import { expect, test } from 'vitest'
import { type Looks, labelRules, paintRules, weightOf } from './vector-looks.ts'

const line = 2
const point = 1
const looks: Looks = { land: 'l', sea: 's', shade: 'h', fine: 'f', firm: 'F', text: 't', family: 'sans-serif' }
const feature = (props: Record<string, string | number>, geomType = point) => ({
  props,
  geomType,
  geom: [],
  numVertices: 0,
  bbox: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
})

test.each([
  [{ kind: 'highway' }, 3],
  [{ class: 'motorway' }, 3],
  [{ kind: 'major_road' }, 2],
  [{ class: 'secondary' }, 2],
  [{ kind: 'minor_road' }, 1],
  [{ class: 'service' }, 1],
  [{ kind: 'rail' }, 0],
  [{ class: 'ferry' }, 0],
  [{}, 0],
])('a road with %o has the weight %i', (props, weight) => {
  expect(weightOf(feature(props, line))).toBe(weight)
})

test('an area is never a road, even if its kind says so: it is a car park', () => {
  expect(weightOf(feature({ class: 'service' }, 3))).toBe(0)
})

test('land, water, roads and borders are found by the layer names of both schemas', () => {
  const names = new Set(paintRules(looks).map(({ dataLayer }) => dataLayer))
  expect([...names].sort()).toEqual(
    ['boundaries', 'boundary', 'building', 'buildings', 'earth', 'roads', 'transportation', 'water', 'waterway'].sort(),
  )
})

test('a neighbourhood is written only from its zoom on, a city before a town', () => {
  const [rule] = labelRules(looks)
  expect(rule?.filter?.(7, feature({ name: 'Tebet', min_zoom: 11 }))).toBe(false)
  expect(rule?.filter?.(11, feature({ name: 'Tebet', min_zoom: 11 }))).toBe(true)
  expect(rule?.filter?.(5, feature({ name: 'Bandung', rank: 3 }))).toBe(true)
  const places = [{ name: 'Cimahi', rank: 8 }, { name: 'Bandung', rank: 3 }, { name: 'Dago' }]
  expect(places.sort(rule?.sort).map(({ name }) => name)).toEqual(['Bandung', 'Cimahi', 'Dago'])
})
