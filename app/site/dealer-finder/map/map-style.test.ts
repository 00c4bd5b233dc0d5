import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours as ofTiles } from '~/enhance/dealer-map/vector-looks.ts'

const css = readFileSync(new URL('map.css', import.meta.url), 'utf8')
const markup = ['MapFrame.tsx', 'MapInside.tsx'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join()

// A page contains only the colour variables that its classes use; this style is added later.
test('every colour of the map style is used by the element itself or by every page', () => {
  const colours = new Set([...css.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name = '']) => name))
  const used = (name: string) => name === 'accent' || new RegExp(`(?:bg|text|border|divide)-${name}[\\s"']`).test(markup)
  for (const name of Object.values(ofTiles)) colours.add(name)
  expect([...colours].filter((name) => !used(name))).toEqual([])
  expect(colours.size).toBeGreaterThan(5)
})
