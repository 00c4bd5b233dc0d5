import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent, contentChannel, putContent, readContent, readContentItem } from './content.server.ts'
import { rememberContent, remembered } from './content-memory.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const kind = 'notice'

describe.each(everyDatabase)('content in memory, of $name', ({ open }) => {
  let database: Database
  let parsed = 0
  let forgotten = Promise.withResolvers<void>()
  const schema = z.object({ slug: z.string(), text: z.string() }).transform((notice) => {
    parsed++
    return notice
  })
  beforeAll(async () => {
    database = await open()
    const forget = rememberContent(database.db)
    await database.listen(contentChannel, () => {
      forget()
      forgotten.resolve()
    })
  })
  beforeEach(async () => {
    await publish('open', 'Buka')
    parsed = 0
  })
  afterAll(() => database.close())

  async function publish(slug: string, text: string): Promise<void> {
    forgotten = Promise.withResolvers()
    const item = { kind, slug, position: 0, body: { slug, text } }
    await changeContent(database.db, (tx) => putContent(tx, item, morning))
    await forgotten.promise
  }
  const notice = (slug: string) => readContentItem(database.db, kind, slug, schema)

  test('is read and validated once, also when several readers ask at the same time', async () => {
    await Promise.all([readContent(database.db, kind, schema), readContent(database.db, kind, schema)])
    await readContent(database.db, kind, schema)
    expect(parsed).toBe(1)
    expect(await Promise.all([notice('open'), notice('open')])).toMatchObject([{ text: 'Buka' }, { text: 'Buka' }])
    expect(parsed).toBe(2)
  })

  test('is read again when content has changed', async () => {
    expect(await notice('open')).toMatchObject({ text: 'Buka' })
    await publish('open', 'Tutup')
    expect(await notice('open')).toMatchObject({ text: 'Tutup' })
  })

  test('does not contain what a transaction changes before it commits', async () => {
    await notice('open')
    await database.db.transaction(async (tx) => {
      await putContent(tx, { kind, slug: 'open', position: 0, body: { slug: 'open', text: 'Pindah' } }, morning)
      expect(await readContentItem(tx, kind, 'open', schema)).toMatchObject({ text: 'Pindah' })
    })
  })

  test('remembers that an item does not exist, until content changes', async () => {
    expect(await notice('closed')).toBeNull()
    await publish('closed', 'Tutup')
    expect(await notice('closed')).toMatchObject({ text: 'Tutup' })
  })

  test('does not keep failed reads, or values that `isKept` rejects', async () => {
    await expect(readContentItem(database.db, kind, 'open', z.object({ number: z.number() }))).rejects.toThrow()
    expect(await notice('open')).toMatchObject({ text: 'Buka' })
    const read = vi.fn(async () => null)
    for (let time = 0; time < 2; time++) await remembered(database.db, 'nobody', read, (value) => value !== null)
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('cannot be changed by a page that shares it', async () => {
    const shared = await readContent(database.db, kind, schema)
    expect(() => shared.push({ slug: 'x', text: 'x' })).toThrow(TypeError)
    expect(() => Object.assign(shared[0] ?? {}, { text: 'x' })).toThrow(TypeError)
  })
})
