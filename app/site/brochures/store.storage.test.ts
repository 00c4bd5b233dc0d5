import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { changeContent } from '../../core/content/content.server.ts'
import { seedSettings } from '../../core/content/settings.server.ts'
import { seedDealers } from '../../core/dealers/dealers.server.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import type { Facts } from './pdf/facts.ts'
import { BrochureStore, type Make } from './store.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = now.add({ hours: 1 })
const xpander = { slug: 'xpander', regency: null }

describe.each(everyDatabase)('brochures of $name', ({ open }) => {
  let database: Database
  let dataDir: string
  let made: Facts[]
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, async (tx) => {
      await seedCatalogue(tx, now)
      await seedSettings(tx, now)
      await seedDealers(tx)
    })
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brochures-'))
    made = []
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  /** Takes as long as a write to the disk and tells what it was made from. */
  const drawn: Make = async (facts) => {
    made.push(facts)
    return Buffer.from(`<<\n/Type /Pages\n>> <<\n/Type /Page\n>> ${facts.car.name} ${facts.changedAt} ${made.length}`)
  }
  const startStore = (make: Make = drawn, publicUrl = 'https://situs.example') =>
    new BrochureStore({ db: database.db, environment: { dataDir, publicUrl } }, make)
  const publish = () => changeContent(database.db, (tx) => seedSettings(tx, later))
  const files = async () => (await readdir(join(dataDir, 'brochures'), { recursive: true })).filter((name) => name.includes('.'))

  test('twenty visitors at once get one brochure, made once', async () => {
    const store = startStore()
    const brochures = await Promise.all(Array.from({ length: 20 }, () => store.find(xpander)))
    expect(made).toHaveLength(1)
    expect(new Set(brochures.map((brochure) => brochure?.etag)).size).toBe(1)
    expect(brochures[0]).toMatchObject({ pages: 1, area: null })
    expect(await files()).toEqual([expect.stringMatching(/^\d+-[^/]+\/xpander\.pdf$/)])
  })

  test('a brochure tells everything of its model, and the page where newer facts will stand', async () => {
    await startStore().find(xpander)
    expect(made[0]).toMatchObject({
      car: { name: 'Xpander' },
      extras: { accessories: { length: 10 } },
      warranty: { starterBattery: { months: 12 } },
      dealers: { kind: 'all' },
      address: 'https://situs.example/our-cars/mobil-penumpang/xpander',
    })
  })

  test('it lasts over a restart', async () => {
    const before = await startStore().find(xpander)
    const after = await startStore().find(xpander)
    expect(made).toHaveLength(1)
    expect(after?.etag).toBe(before?.etag)
  })

  test('a change of content makes another, and the old one is gone from the disk', async () => {
    const store = startStore()
    const before = await store.find(xpander)
    await store.find({ slug: 'triton', regency: null })
    await publish()
    const after = await store.find(xpander)
    expect(made).toHaveLength(3)
    expect(after?.etag).not.toBe(before?.etag)
    expect(await files()).toHaveLength(1)
  })

  test('a site that moved makes its own: the address stands in them', async () => {
    await startStore().find(xpander)
    await startStore(drawn, 'https://baru.example').find(xpander)
    expect(made.map(({ address }) => new URL(address).host)).toEqual(['situs.example', 'baru.example'])
  })

  test('visitors of one city share one, those without a dealer in theirs share that of the province', async () => {
    const store = startStore()
    const near = (regency: string) => store.find({ slug: 'xpander', regency })
    const brochures = await Promise.all([near('32.73'), near('32.73'), near('32.07'), near('32.10'), near('32.07')])
    expect(brochures.map((brochure) => brochure?.area)).toEqual(['32.73', '32.73', '32', '32', '32'])
    // Made at the same time, either may come first.
    expect(made.map(({ dealers }) => dealers.kind).toSorted()).toEqual(['in', 'near'])
  })

  test('one is made at a time', async () => {
    let underWay = 0
    let most = 0
    const store = startStore(async (facts) => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay--
      return drawn(facts)
    })
    await Promise.all(['xpander', 'triton', 'l300'].map((slug) => store.find({ slug, regency: null })))
    expect(made).toHaveLength(3)
    expect(most).toBe(1)
  })

  test('a model no longer sold new keeps its brochure; what is no model has none', async () => {
    const store = startStore()
    expect(await store.find({ slug: 'eclipse-cross', regency: null })).not.toBeNull()
    expect(await store.find({ slug: 'kijang', regency: null })).toBeNull()
  })

  test('one that could not be made is tried again for the next visitor', async () => {
    let isFull = true
    const store = startStore((facts) => (isFull ? Promise.reject(new Error('the disk is full')) : drawn(facts)))
    await expect(store.find(xpander)).rejects.toThrow('the disk is full')
    isFull = false
    expect(await store.find(xpander)).not.toBeNull()
  })

  test('files somebody cleared away are made again', async () => {
    const store = startStore()
    const before = await store.find(xpander)
    await rm(join(dataDir, 'brochures'), { recursive: true })
    const after = await store.find(xpander)
    expect(made).toHaveLength(2)
    expect(after?.pages).toBe(before?.pages)
  })
})
