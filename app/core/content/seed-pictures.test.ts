import { expect, test } from 'vitest'
import { z } from 'zod'
import modelsFile from '../../../data/models.json' with { type: 'json' }
import { drawnPicture } from './article-picture-schema.ts'

const files = import.meta.glob<unknown>('../../../data/content/*/*.json', { eager: true, import: 'default' })
const withPicture = z.looseObject({ picture: drawnPicture })
const pictures = Object.values(files).flatMap((file) => withPicture.safeParse(file).data?.picture ?? [])

test('every seed picture shows a model on sale in one of its colours, and no two pictures are the same', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(14)
  for (const { scene } of pictures) {
    const car = modelsFile.cars.find(({ slug }) => slug === scene.model)
    expect(car, scene.model).toBeDefined()
    if (scene.colour) expect(car?.colours.map(({ slug }) => slug)).toContain(scene.colour)
  }
  expect(new Set(pictures.map(({ scene }) => JSON.stringify(scene))).size).toBe(pictures.length)
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
})
