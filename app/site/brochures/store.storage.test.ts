import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import type { Car } from '../../core/cars/car.ts'
import { readCatalogue, seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { changeContent, putContent } from '../../core/content/content.server.ts'
import { seedNews } from '../../core/content/news.server.ts'
import { seedSettings } from '../../core/content/settings.server.ts'
import { seedDealers } from '../../core/dealers/dealers.server.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import type { DocumentProcess } from '../../platform/document-task.ts'
import type { Facts } from './pdf/facts.ts'
import { BrochureStore } from './store.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = now.add({ hours: 1 })
const xpander = { model: 'xpander', regency: null }

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

  type Make = (facts: Facts) => Promise<Buffer>

  /** A fake brochure whose text shows its facts. */
  const drawn: Make = async (facts) => {
    made.push(facts)
    return Buffer.from(`<<\n/Type /Pages\n>> <<\n/Type /Page\n>> ${facts.car.name} ${facts.changedAt} ${made.length}`)
  }
  /** As they come from another process: a part of the whole message. */
  const inMessage = (bytes: Buffer) => new Uint8Array(new Uint8Array([0, 2, ...bytes]).buffer, 2)
  const startStore = (make: Make = drawn, publicUrl = 'https://situs.example') => {
    const run: DocumentProcess['run'] = async (_, facts) => inMessage(await make(facts as Facts))
    return new BrochureStore({
      db: database.db,
      environment: { dataDir, publicUrl },
      documents: { run, buildMark: 'test' },
    })
  }
  const publish = () => changeContent(database.db, (tx) => seedSettings(tx, later))
  const publishNews = () => changeContent(database.db, (tx) => seedNews(tx, later))
  const changePrice = (slug: string) =>
    changeContent(database.db, async (tx) => {
      const car = (await readCatalogue(tx)).find((one) => one.slug === slug) as Car
      const [first, ...others] = car.variants
      const dearer = { ...first, price: { ...first.price, amount: first.price.amount + 1_000_000 } }
      await putContent(tx, { kind: 'car', slug, position: 0, body: { ...car, variants: [dearer, ...others] } }, later)
    })
  const files = async () => (await readdir(join(dataDir, 'brochures'), { recursive: true })).filter((name) => name.includes('.'))

  test('twenty visitors at once get one brochure, made once', async () => {
    const store = startStore()
    const brochures = await Promise.all(Array.from({ length: 20 }, () => store.find(xpander)))
    expect(made).toHaveLength(1)
    expect(new Set(brochures.map((brochure) => brochure?.etag)).size).toBe(1)
    expect(brochures[0]).toMatchObject({ pages: 1, area: null })
    expect(await files()).toEqual([expect.stringMatching(/^test\/xpander-[0-9a-f]{12}\.pdf$/)])
  })

  test('a brochure has the bytes that were made, and no others', async () => {
    await startStore(async () => Buffer.from('%PDF-1.7 Xpander')).find(xpander)
    const [name = ''] = await files()
    expect(await readFile(join(dataDir, 'brochures', name), 'utf8')).toBe('%PDF-1.7 Xpander')
  })

  test('a brochure has all facts of its model and the address of its page', async () => {
    await startStore().find(xpander)
    expect(made[0]).toMatchObject({
      car: { name: 'Xpander' },
      extras: { accessories: { length: 10 } },
      warranty: { starterBattery: { months: 12 } },
      dealers: { kind: 'all' },
      address: 'https://situs.example/our-cars/mobil-penumpang/xpander',
    })
  })

  test('a brochure outlives a restart', async () => {
    const before = await startStore().find(xpander)
    const after = await startStore().find(xpander)
    expect(made).toHaveLength(1)
    expect(after?.etag).toBe(before?.etag)
  })

  test('a changed fact makes a new brochure, and the old one is deleted from the disk', async () => {
    const store = startStore()
    const before = await store.find(xpander)
    await publish()
    const after = await store.find(xpander)
    expect(made).toHaveLength(2)
    expect(after?.etag).not.toBe(before?.etag)
    expect(await files()).toHaveLength(1)
  })

  test('a new price is never answered with the old brochure; other models keep theirs', async () => {
    const store = startStore()
    const triton = { model: 'triton', regency: null }
    const before = [await store.find(xpander), await store.find(triton)]
    await changePrice('xpander')
    const after = [await store.find(xpander), await store.find(triton)]
    expect(made.map(({ car }) => car.slug)).toEqual(['xpander', 'triton', 'xpander'])
    expect(made[2]?.car.variants[0].price.amount).toBe((made[0]?.car.variants[0].price.amount ?? 0) + 1_000_000)
    expect(after[0]?.etag).not.toBe(before[0]?.etag)
    expect(after[1]?.etag).toBe(before[1]?.etag)
  })

  test('published news does not change any brochure', async () => {
    const store = startStore()
    const before = await store.find(xpander)
    await publishNews()
    const after = await store.find(xpander)
    expect(made).toHaveLength(1)
    expect(after?.etag).toBe(before?.etag)
  })

  test('every model is made ahead, once, and only those that changed are made again', async () => {
    const store = startStore()
    await Promise.all([store.makeAhead(), store.makeAhead()])
    const models = made.map(({ car }) => car.slug)
    expect(models).toHaveLength(8)
    await changePrice('l300')
    await store.makeAhead()
    expect(made.map(({ car }) => car.slug).slice(8)).toEqual(['l300'])
  })

  test('the facts reach the document process unchanged', async () => {
    const store = startStore()
    await store.makeAhead()
    await store.find({ model: 'xpander', regency: '32.73' })
    for (const facts of made) expect(deserialize(serialize(facts))).toEqual(facts)
  })

  test('a new public URL makes new brochures, because they contain it', async () => {
    await startStore().find(xpander)
    await startStore(drawn, 'https://baru.example').find(xpander)
    expect(made.map(({ address }) => new URL(address).host)).toEqual(['situs.example', 'baru.example'])
  })

  test('visitors from one city share a brochure; those from cities without a dealer share one for the province', async () => {
    const store = startStore()
    const near = (regency: string) => store.find({ model: 'xpander', regency })
    const brochures = await Promise.all([near('32.73'), near('32.73'), near('32.07'), near('32.10'), near('32.07')])
    expect(brochures.map((brochure) => brochure?.area)).toEqual(['32.73', '32.73', '32', '32', '32'])
    // Both are made at the same time, so either may come first.
    expect(made.map(({ dealers }) => dealers.kind).toSorted()).toEqual(['in', 'near'])
  })

  test('a model no longer sold new keeps its brochure; an unknown model has none', async () => {
    const store = startStore()
    expect(await store.find({ model: 'eclipse-cross', regency: null })).not.toBeNull()
    expect(await store.find({ model: 'kijang', regency: null })).toBeNull()
  })

  test('a brochure that could not be made is tried again for the next visitor', async () => {
    let isFull = true
    const store = startStore((facts) => (isFull ? Promise.reject(new Error('the disk is full')) : drawn(facts)))
    await expect(store.find(xpander)).rejects.toThrow('the disk is full')
    isFull = false
    expect(await store.find(xpander)).not.toBeNull()
  })

  test('files that were deleted from outside are made again', async () => {
    const store = startStore()
    const before = await store.find(xpander)
    await rm(join(dataDir, 'brochures'), { recursive: true })
    const after = await store.find(xpander)
    expect(made).toHaveLength(2)
    expect(after?.pages).toBe(before?.pages)
  })
})
