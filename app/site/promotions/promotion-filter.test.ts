import { expect, test } from 'vitest'
import type { ProgrammeSummary } from '../../core/content/programmes.ts'
import { filterQuery, fits, readFilter, relaxations } from './promotion-filter.ts'

const credit = { downPaymentPercent: 20, tenorMonths: 60, firstInstalment: 'addm', package: 'standar' } as const
const programme = (slug: string, regions: ProgrammeSummary['regions'], model: string): ProgrammeSummary => ({
  ...{ slug, title: slug, summary: slug, sample: true, from: '2026-11-01', until: '2026-11-30', zone: 'Asia/Jakarta' },
  ...{ regions, daysLeft: null, picture: { scene: { model, background: 'pantai' }, alt: slug } },
  models: [{ model, variants: 'all', gift: 'Karpet', discount: 1_000_000, credit }],
})
const national = programme('nasional', 'all', 'xpander')
const eastern = programme('timur', ['papua', 'maluku'], 'triton')
const known = { provinces: ['papua', 'jawa-barat'], models: ['xpander', 'triton'] }

test('a programme for all of Indonesia fits every province; a regional one only its own', () => {
  const fitting = (province: string | null, model: string | null) =>
    [national, eastern].filter((one) => fits(one, { province, model })).map(({ slug }) => slug)
  expect(fitting('papua', null)).toEqual(['nasional', 'timur'])
  expect(fitting('jawa-barat', null)).toEqual(['nasional'])
  expect(fitting(null, 'triton')).toEqual(['timur'])
  expect(fitting('jawa-barat', 'triton')).toEqual([])
})

test('unknown values are reported and filter nothing', () => {
  expect(readFilter(new URLSearchParams('provinsi=atlantis&model=triton&wilayah=xyz'), known)).toEqual({
    filter: { province: null, model: 'triton' },
    unknown: [
      { name: 'provinsi', value: 'atlantis' },
      { name: 'wilayah', value: null },
    ],
  })
})

test('a filter survives its address', () => {
  const { filter } = readFilter(new URLSearchParams('provinsi=papua&model=triton'), known)
  expect(filter).toEqual({ province: 'papua', model: 'triton' })
  expect(filterQuery(filter)).toEqual({ provinsi: 'papua', model: 'triton' })
})

test('an empty list offers what is found without one condition', () => {
  const filter = { province: 'jawa-barat', model: 'triton' }
  expect(relaxations([national, eastern], filter)).toEqual([
    { without: 'province', filter: { province: null, model: 'triton' }, count: 1 },
    { without: 'model', filter: { province: 'jawa-barat', model: null }, count: 1 },
  ])
  expect(relaxations([], filter)).toEqual([])
})
