import { describe, expect, test } from 'vitest'
import campaignsFile from '../../../data/campaigns.json' with { type: 'json' }
import fleetFile from '../../../data/fleet-offer.json' with { type: 'json' }
import { Temporal } from '../../lib/instant.ts'
import { type Car, confidenceIn, drawnVariant, type Variant } from '../cars/car.ts'
import { fillIn, groupsIn } from '../cars/car-copy.ts'
import { carsInFiles } from '../cars/catalogue-files.server.ts'
import { campaign } from './campaign-schema.ts'
import { campaignSlugs } from './campaigns.ts'
import { fleetOffer } from './fleet-offer-schema.ts'
import { phaseOf } from './validity.ts'

const at = (text: string) => Temporal.Instant.from(text)

test('a campaign is coming before its first day, runs until the end of its last day in Jakarta, and is then over', () => {
  const december = { from: '2026-12-01', until: '2026-12-31' }
  expect(phaseOf(december, at('2026-11-30T23:59:59+07:00'))).toBe('coming')
  expect(phaseOf(december, at('2026-12-01T00:00:00+07:00'))).toBe('running')
  expect(phaseOf(december, at('2026-12-31T23:59:59+07:00'))).toBe('running')
  expect(phaseOf(december, at('2027-01-01T00:00:00+07:00'))).toBe('over')
})

const campaigns = campaignsFile.campaigns.map((entry) => campaign.parse(entry))
const carOf = (wanted: string) => carsInFiles.find(({ slug }) => slug === wanted) as Car

test('every campaign address has its campaign', () => {
  expect(campaigns.map(({ slug }) => slug)).toEqual([...campaignSlugs])
})

describe.each(campaigns)('the campaign $slug', (one) => {
  const car = carOf(one.car.slug)

  test('is about a model on sale, with a colour and variants that exist', () => {
    expect(car.status).toBe('on-sale')
    expect(car.colours.map(({ slug }) => slug)).toContain(one.car.colour)
    const named = Object.values(one.scenes).flatMap((scene) => ('variants' in scene ? (scene.variants ?? []) : []))
    expect(car.variants.map(({ slug }) => slug)).toEqual(expect.arrayContaining(named))
  })

  test('uses no fact that is missing or uncertain', () => {
    expect(copiesOf(one).flatMap((copy) => faults(copy, car, drawnVariant(car)))).toEqual([])
  })
})

test('the fleet offer names variants that exist, and no fact that is missing or uncertain', () => {
  const offer = fleetOffer.parse(fleetFile.offer)
  const found = offer.uses.flatMap((use) =>
    use.cars.flatMap(({ slug, variant, reasons }) => {
      const car = carOf(slug)
      const one = car?.variants.find((each) => each.slug === variant)
      return one ? reasons.flatMap((reason) => faults(reason, car, one)) : [`${slug} ${variant}`]
    }),
  )
  expect(found).toEqual([])
})

/** All texts in a document that contain placeholders for facts. */
function copiesOf(part: unknown): string[] {
  if (typeof part === 'string') return part.includes('{') ? [part] : []
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(copiesOf) : []
}

function faults(copy: string, car: Car, variant: Variant): string[] {
  const unsure = groupsIn(copy).filter((group) => confidenceIn(car, variant, group) === 'low')
  return fillIn(copy, car, variant) === '' || unsure.length > 0 ? [`${copy} ${unsure.join()}`] : []
}
