import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { takeNext } from '../../../tests/support/outbox.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { giveUp, giveUpUndeliverable } from './dead-letters.server.ts'
import { compose, type Message, mostAttempts } from './message.ts'
import { writeMessage } from './messages.server.ts'
import { isUndeliverable, markDelivered, nextDue, noteProblem } from './outbox.server.ts'
import { outbox } from './tables.ts'
import { template } from './template.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = (seconds: number) => morning.add({ seconds })

const envelope = { channel: 'sms' as const, to: '+6281234567890' }
const plain = (key: string) =>
  compose(template('thanks', 'Terima kasih', 'Terima kasih, {{name}}.'), { name: 'Rina' }, { ...envelope, key })
const coded = (expiresAt: Instant | null) =>
  compose(
    template('one_time_code', 'Kode', 'Kode Anda {{code}}.', ['code']),
    { code: '123456' },
    { ...envelope, key: 'code', expiresAt },
  )

describe.each(everyDatabase)('dead letters on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(() => database.db.delete(outbox))

  test('a message given up is shown with its reason and without its content, and is never sent again', async () => {
    const id = await written(plain('thanks:1'))
    await take(morning)
    const letter = await giveUp(database.db, id, 'http 400', later(1))
    expect(letter).toEqual({
      id,
      key: 'thanks:1',
      channel: 'sms',
      template: 'thanks',
      problem: 'http 400',
      attempts: 1,
      createdAt: morning,
      deadAt: later(1),
    })
    expect(await givenUp()).toMatchObject([{ ...letter }])
    expect(await take(later(100_000))).toBeNull()
    expect(await nextDue(database.db, ['sms'])).toBeNull()
  })

  test('a message is given up only once, and never after its delivery', async () => {
    const [first, second] = [await written(plain('thanks:1')), await written(plain('thanks:2'))]
    await giveUp(database.db, first, 'http 400', morning)
    await markDelivered(database.db, [second], morning)
    expect(await giveUp(database.db, first, 'http 410', later(1))).toBeNull()
    expect(await giveUp(database.db, second, 'http 410', later(1))).toBeNull()
    expect(await givenUp()).toMatchObject([{ key: 'thanks:1', problem: 'http 400' }])
  })

  test('a message that was delivered late is no dead letter', async () => {
    const id = await written(plain('thanks:1'))
    await giveUp(database.db, id, 'timeout', morning)
    await markDelivered(database.db, [id], later(1))
    expect(await givenUp()).toEqual([])
  })

  test('an expired code is given up, and the code is deleted', async () => {
    const id = await written(coded(later(300)))
    const taken = await take(morning)
    expect([299, 300].map((second) => taken && isUndeliverable(later(second))(taken))).toEqual([false, true])
    expect(await giveUpUndeliverable(database.db, [id], later(300))).toMatchObject([{ id, problem: 'expired', attempts: 1 }])
    const [row] = await database.db.select().from(outbox)
    expect(row).toMatchObject({ secrets: null, text: 'Kode Anda {{code}}.', values: {} })
  })

  test('a code that is being sent is not given up at the same time', async () => {
    await written(coded(later(300)))
    await take(later(299))
    expect(await take(later(301))).toBeNull()
  })

  test('a message whose last attempt was interrupted is given up with the last known problem', async () => {
    const id = await written(plain('thanks:1'))
    for (let attempt = 0; attempt < mostAttempts; attempt++) await take(later(attempt * 30_000))
    await noteProblem(database.db, { id, attempts: mostAttempts }, 'http 503')
    const end = later(mostAttempts * 30_000)
    const taken = await take(end)
    expect(taken && isUndeliverable(end)(taken)).toBe(true)
    expect(await giveUpUndeliverable(database.db, [id], end)).toMatchObject([{ problem: 'http 503' }])
  })

  const givenUp = () => database.db.select().from(outbox).where(isNotNull(outbox.deadAt))
  const take = (now: Instant) => takeNext(database.db, 'sms', now)
  async function written(message: Message): Promise<string> {
    await database.db.transaction((tx) => writeMessage(tx, message, morning))
    const rows = await database.db.select().from(outbox)
    return String(rows.find(({ key }) => key === message.key)?.id)
  }
})
