import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { giveUp } from './dead-letters.server.ts'
import type { Message } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { listDeadLetters, retryDeadLetter } from './retry.server.ts'
import { outbox } from './tables.ts'

const now = Temporal.Instant.from('2026-11-28T02:30:00Z')

describe.each(everyDatabase)('given-up messages on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  /** A message to Ibu Rina that was given up. Returns its id. */
  const givenUp = async (key: string, changes: Partial<Message> = {}, problem = '503'): Promise<string> => {
    const contents = { template: 'salam', subject: '', text: 'Halo', values: {}, secrets: {}, attachments: [], expiresAt: null }
    await writeMessage(database.db, { key, channel: 'email', to: 'rina@contoh.example', ...contents, ...changes }, now)
    const [row] = await database.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key))
    await giveUp(database.db, row?.id ?? '', problem, now)
    return row?.id ?? ''
  }
  const listed = async (id: string) => (await listDeadLetters(database.db, now)).find((letter) => letter.id === id)

  test('one without secrets can be sent again, once', async () => {
    const id = await givenUp('terima kasih')
    expect(await listed(id)).toMatchObject({ canRetry: true, problem: '503' })
    expect(await retryDeadLetter(database.db, id, now)).toBe(true)
    const [row] = await database.db.select().from(outbox).where(eq(outbox.id, id))
    expect(row).toMatchObject({ deadAt: null, problem: null, attempts: 0 })
    expect(await retryDeadLetter(database.db, id, now)).toBe(false)
    expect(await listed(id)).toBeUndefined()
  })

  test.each([
    ['whose secrets are deleted', { secrets: { link: 'rahasia' } }, '503'],
    ['that has expired', { expiresAt: now.add({ minutes: -1 }) }, 'expired'],
    ['about a lead whose visitor withdrew the consent', {}, 'consent withdrawn'],
  ])('one %s cannot', async (reason, changes, problem) => {
    const id = await givenUp(reason, changes, problem)
    expect(await listed(id)).toMatchObject({ canRetry: false })
    expect(await retryDeadLetter(database.db, id, now)).toBe(false)
  })

  test('the list shows neither recipients nor contents', async () => {
    await givenUp('rahasia Ibu Rina', { text: 'Halo Ibu Rina' })
    const letters = JSON.stringify(await listDeadLetters(database.db, now))
    expect(letters).not.toMatch(/contoh\.example|Halo/)
  })
})
