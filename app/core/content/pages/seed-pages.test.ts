import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import modelsFile from '../../../../data/models.json' with { type: 'json' }
import { pageExists } from '../../../page-exists.server.ts'
import { type Page, pageAddress, pageKind } from '../page-schema.ts'
import { pageSlugs } from './page.ts'
import { anchorOf } from './SectionView.tsx'

const files = import.meta.glob<unknown>('../../../../data/content/pages/*.json', { eager: true, import: 'default' })
const pages = new Map(
  Object.values(files).map((file) => [z.looseObject({ slug: z.string() }).parse(file).slug, pageKind.schema.parse(file)]),
)
const models = modelsFile.cars.map(({ slug }) => slug)

test('every page has a text and an address with a screen', () => {
  expect([...pages.keys()].toSorted()).toEqual([...pageSlugs].toSorted())
  for (const slug of pageSlugs) expect(pageExists(pageAddress(slug) ?? ''), slug).toBe(true)
  expect(pageAddress('tidak-ada')).toBeNull()
})

describe.each([...pages])('%s', (_, page) => {
  test('has sections with different titles, and each shows something', () => {
    const anchors = page.sections.map(({ title }) => anchorOf(title))
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const { title, icon: _, ...content } of page.sections) expect(Object.keys(content), title).not.toEqual([])
  })

  test('shows only models of the range, and shares that make a whole', () => {
    for (const { shares, milestones = [], cards = [] } of page.sections) {
      for (const { model } of [...milestones, ...cards]) if (model) expect(models).toContain(model)
      if (shares) expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    }
  })

  test('has years in order', () => {
    for (const { milestones = [] } of page.sections) {
      const years = milestones.map(({ year }) => year)
      expect(years).toEqual(years.toSorted((one, other) => one - other))
    }
  })

  test('is found by the words of its cards and steps', () => {
    const text = pageKind.text(page)
    for (const words of wordsOfParts(page)) expect(text).toContain(words)
  })
})

const wordsOfParts = ({ sections }: Page) =>
  sections.flatMap(({ cards = [], steps = [], milestones = [] }) => [...cards, ...steps, ...milestones].map(({ text }) => text))
