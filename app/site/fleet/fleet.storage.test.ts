import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { seedFleetOffer } from '../../core/content/fleet-offer.server.ts'
import { contentItems } from '../../core/content/tables.ts'
import { seedDealers } from '../../core/dealers/dealers.server.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readFleet } from './fleet.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('the page for businesses on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCatalogue(database.db, now)
    await seedDealers(database.db)
    await seedFleetOffer(database.db, now)
  })
  afterAll(() => database.close())

  test('gives every use its cars with reasons from the catalogue', async () => {
    const fleet = await readFleet(database.db, now)
    const fits = fleet?.uses.flatMap((use) => use.fits) ?? []
    expect(fits.map(({ car, variant }) => `${car.slug} ${variant.slug}`)).toContain('l300 pick-up-flat-deck')
    expect(fits.find(({ variant }) => variant.slug === 'pick-up-flat-deck')?.reasons[0]).toBe('Bak rata kira-kira 2.630 mm')
  })

  test('counts only workshops that exist', async () => {
    const fleet = await readFleet(database.db, now)
    expect(fleet?.network).toEqual({ outlets: 79, cities: 59 })
  })

  test('leaves out a model that left the catalogue; has no page without an offer', async () => {
    const { db } = database
    await db.delete(contentItems).where(eq(contentItems.slug, 'l300'))
    const fleet = await readFleet(db, now)
    expect(fleet?.uses.map(({ slug }) => slug)).not.toContain('distribusi')
    expect(fleet?.cars.map(({ slug }) => slug)).not.toContain('l300')
    await db.delete(contentItems).where(eq(contentItems.kind, 'fleet'))
    expect(await readFleet(db, now)).toBeNull()
  })
})
