import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent, contentChannel, putContent, readContent, readContentItem, readContentVersion } from './content.server.ts'

const note = z.object({ text: z.string() })
const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('content on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const publish = (slug: string, text: string, position: number) =>
    changeContent(database.db, (tx) => putContent(tx, { kind: 'note', slug, position, body: { text } }, now))

  test('items come in their order, and writing an item again replaces it', async () => {
    await publish('later', 'kedua', 2)
    await publish('first', 'pertama', 1)
    await publish('later', 'kedua, diganti', 2)
    expect(await readContent(database.db, 'note', note)).toEqual([{ text: 'pertama' }, { text: 'kedua, diganti' }])
    expect(await readContentItem(database.db, 'note', 'missing', note)).toBeNull()
  })

  test('a committed change raises the version and notifies listeners; a failed one does neither', async () => {
    const before = await readContentVersion(database.db)
    const heard = Promise.withResolvers<void>()
    await database.listen(contentChannel, () => heard.resolve())
    await expect(changeContent(database.db, () => Promise.reject(new Error('refused')))).rejects.toThrow()
    expect(await readContentVersion(database.db)).toBe(before)
    await publish('heard', 'terdengar', 3)
    await heard.promise
    expect(await readContentVersion(database.db)).toBe(before + 1)
  })
})
