import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { at } from '../../../addresses.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { type Services, services } from '../../../platform/services.ts'
import { dealersJson } from './export.ts'
import { exportAnswer } from './export-answer.server.ts'

const publicUrl = 'https://contoh.id'

describe.each(everyDatabase)('the dealers as data, page by page, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, Temporal.Instant.from('2026-11-28T02:00:00Z'))
    const [one] = await database.db.select().from(dealers).limit(1)
    if (!one) throw new Error('No dealer was seeded.')
    const inBali = { ...one, regencyCode: '51.71', name: 'Dealer Baru' }
    const more = Array.from({ length: 230 }, (_, n) => ({ ...inBali, id: `new-${n}`, slug: `dealer-baru-${n}` }))
    await database.db.insert(dealers).values(more)
  })
  afterAll(() => database.close())

  const ask = (url: string) => {
    const context = new RouterContextProvider()
    context.set(services, { db: database.db, environment: { publicUrl } } as Services)
    const writing = { type: 'application/json', address: at.dealersJson, write: dealersJson } as const
    return exportAnswer({ request: new Request(url), context }, writing)
  }

  test.each([
    ['everywhere', {}],
    ['of Bali that sell', { province: '51', service: 'sales' }],
  ])('following `next`, a program gets every dealer %s once, a hundred at a time', async (_, filter) => {
    const slugs: string[] = []
    let url: string | null = publicUrl + at.dealersJson(filter)
    while (url) {
      const answer = await ask(url)
      const page = (await answer.json()) as { next: string | null; dealers: { slug: string }[] }
      expect(page.dealers.length).toBe(page.next ? 100 : page.dealers.length)
      expect(answer.headers.get('Link')).toBe(page.next && `<${page.next}>; rel="next"`)
      slugs.push(...page.dealers.map(({ slug }) => slug))
      url = page.next
    }
    expect(new Set(slugs).size).toBe(slugs.length)
    const all = await database.db.$count(dealers)
    expect(slugs.length).toBeGreaterThan(230)
    if (!('province' in filter)) expect(slugs.length).toBe(all)
  })

  test('a page after a dealer that does not exist is refused', async () => {
    const answer = await ask(publicUrl + at.dealersJson({ after: 'tidak-ada' }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: 'unknown-value', parameter: 'after', allowed: [] })
  })
})
