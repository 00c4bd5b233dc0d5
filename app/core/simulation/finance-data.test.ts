import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import terms from '../../../data/finance/credit-terms.json' with { type: 'json' }
import rules from '../../../data/finance/down-payment-rules.json' with { type: 'json' }
import tariff from '../../../data/finance/insurance-tariff.json' with { type: 'json' }
import otr from '../../../data/finance/otr-by-province.json' with { type: 'json' }
import packages from '../../../data/finance/packages.json' with { type: 'json' }
import costs from '../../../data/finance/registration-costs.json' with { type: 'json' }
import { liabilityLimits } from './case/choices.ts'
import { packagesInFile } from './packages/packages-in-file.ts'

const evidence = { confidence: z.enum(['high', 'medium', 'low']), source: z.string() }
const bounds = z.strictObject({ lower: z.number().positive(), upper: z.number() }).refine(({ lower, upper }) => lower <= upper)
const rates = { comprehensive: z.array(bounds).length(3), tlo: z.array(bounds).length(3) }

const tariffSchema = z.object({
  bands: z.array(z.strictObject({ upTo: z.number().nullable(), ...rates })).length(5),
  pickup: z.strictObject({ ...rates, ...evidence }),
  ageLoading: z.strictObject({ aboveAge: z.number(), percentPerYear: z.number(), ...evidence }),
  extensions: z.record(z.enum(['flood', 'earthquake', 'riot', 'terrorism']), z.strictObject(rates)),
  liability: z.strictObject({ tiers: z.array(z.strictObject({ upTo: z.number(), percent: z.number() })), ...evidence }),
  insuredShareByYear: z.strictObject({ shares: z.array(z.number().min(0).max(1)), ...evidence }),
})

test('the tariff has the bands that the engine needs, in rising order', () => {
  const { bands } = tariffSchema.parse(tariff)
  const edges = bands.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
  expect(edges).toEqual(edges.toSorted((a, b) => a - b))
  expect(edges.at(-1)).toBe(Number.POSITIVE_INFINITY)
})

test('the limits of liability that a visitor can choose are the tiers of the tariff', () => {
  expect(liabilityLimits).toEqual(tariff.liability.tiers.map(({ upTo }) => upTo))
})

test.each(Object.entries({ terms, rules, tariff, otr: { ...otr, ...costs }, packages }))(
  'every fact in %s names its source',
  (_, file) => {
    const named = [...JSON.stringify(file).matchAll(/"source":"([^"]+)"/g)].map(([, source]) => source)
    expect([...new Set(named)].sort()).toEqual(Object.keys(file.sources).sort())
  },
)

const provinceSchema = z.strictObject({
  code: z.string().regex(/^\d\d$/),
  name: z.string(),
  insuranceRegion: z.literal([1, 2, 3]),
  transferTaxPercent: z.number().min(0).max(20),
  vehicleTaxPercent: z.number().min(0).max(3),
  taxBasis: z.enum(['published', 'assumed']),
  aboveJakartaPercent: z.number().min(0).max(20),
  ...evidence,
})

test('every province has an entry', () => {
  const list = readFileSync(new URL('../../../data/regions/provinces.csv', import.meta.url), 'utf8')
  const codes = list
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, 2))
  expect(
    z
      .array(provinceSchema)
      .parse(otr.provinces)
      .map(({ code }) => code),
  ).toEqual(codes)
})

test('packages have different names, and each contract matches its rate', () => {
  expect(new Set(packagesInFile.map(({ slug }) => slug)).size).toBe(packagesInFile.length)
  for (const { contract, rateKind } of packagesInFile) {
    expect(rateKind.startsWith('murabahah')).toBe(contract === 'murabahah')
  }
})
