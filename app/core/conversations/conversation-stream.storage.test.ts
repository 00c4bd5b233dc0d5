import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { hearersIn } from './conversation-changes.server.ts'
import { hasRoom, queueChanges } from './conversation-stream.server.ts'
import { deleteConversations, Follower, started } from './conversations.fixture.ts'
import { type Conversation, setMarks, tellTyping } from './conversations.server.ts'
import { sendAsVisitor } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')

describe.each(everyDatabase)('the stream of a conversation on $name', ({ open }) => {
  let database: Database
  let token: string
  let conversation: Conversation
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await deleteConversations(database.db)
    ;({ token, conversation } = await started(database.db, now))
  })

  const send = async (text: string, clientId: string = crypto.randomUUID()) => {
    await sendAsVisitor(database.db, token, { kind: 'message', clientId, text }, now)
  }
  const texts = (follower: Follower) => follower.events.map(({ text }) => text)

  test('earlier messages come first, then each new one as it is stored', async () => {
    await send('satu')
    const follower = new Follower(database, conversation)
    await follower.until(1)
    const heard = follower.until(3)
    await send('dua')
    await send('tiga')
    await heard
    expect(texts(follower)).toEqual(['satu', 'dua', 'tiga'])
    await follower.leave()
  })

  test('a browser that comes back gets what it has missed, and nothing twice', async () => {
    for (const text of ['satu', 'dua', 'tiga']) await send(text)
    const follower = new Follower(database, conversation, { after: 2 })
    await follower.until(3)
    expect(texts(follower)).toEqual(['tiga'])
    await follower.leave()
  })

  test('a message too large for a notification arrives as well', async () => {
    const follower = new Follower(database, conversation)
    await follower.untilNamed('marks')
    const heard = follower.until(1)
    const long = '🚗'.repeat(2000)
    await send(long)
    await heard
    expect(texts(follower)).toEqual([long])
    await follower.leave()
  })

  test('marks and typing arrive by their names', async () => {
    await send('satu')
    const follower = new Follower(database, conversation)
    await follower.until(1)
    await follower.untilNamed('marks')
    const typing = follower.untilNamed('typing')
    await tellTyping(database.db, conversation.id, { by: 'staff', name: 'Ani Wijaya' })
    expect(await typing).toEqual({ by: 'staff', name: 'Ani Wijaya' })
    const marks = follower.untilNamed('marks')
    await setMarks(database.db, conversation.id, 'staff', { received: 1, read: 1 })
    expect(await marks).toMatchObject({ staff: { received: 1, read: 1 } })
    await follower.leave()
  })

  test('a stream without news beats, and ends after some time', async () => {
    const pieces = await new Follower(database, conversation, { heartbeat: 20, longest: 200 }).untilEnd()
    expect(pieces.filter((piece) => piece === 'event: beat\ndata:\n\n').length).toBeGreaterThan(1)
  })

  test('when the process stops, the stream ends at once', async () => {
    const follower = new Follower(database, conversation)
    await follower.untilNamed('marks')
    const end = follower.untilEnd()
    follower.stop()
    expect(await end).toEqual([])
  })

  test('one conversation has room for a limited number of streams, and one that is closed gives its room back', async () => {
    const followers = Array.from({ length: 12 }, () => new Follower(database, conversation))
    for (const follower of followers) await follower.untilNamed('marks')
    const listener = { id: conversation.id, address: null }
    expect(await hasRoom(database, listener)).toBe(false)
    await followers[0]?.leave()
    expect(await hasRoom(database, listener)).toBe(true)
    for (const follower of followers) await follower.leave()
  })

  test('one address leaves streams to the others, and its closed ones give their room back', async () => {
    const hearers = await hearersIn(database)
    const [flood, other] = ['198.51.100.4', '203.0.113.7'].map((address) => ({ id: conversation.id, address }))
    if (!flood || !other) throw new Error('no addresses')
    const leave = Array.from({ length: 1000 }, (_, number) => hearers.hear({ ...flood, id: `chat ${number}` }, () => {}))
    expect([hearers.hasRoom(flood), hearers.hasRoom(other)]).toEqual([false, true])
    leave[0]?.()
    leave[0]?.()
    expect(hearers.hasRoom(flood)).toBe(true)
    for (const each of leave) each()
    expect(hearers.hasRoom(flood)).toBe(true)
  })

  test('the queue ticks for a message, not for typing', async () => {
    const ticks = queueChanges(database, new AbortController().signal, { heartbeat: 60_000, longest: 60_000, gather: 1 })
    await ticks.next()
    const tick = ticks.next()
    await tellTyping(database.db, conversation.id, { by: 'visitor', name: 'Rina' })
    await send('satu')
    expect((await tick).value).toBe('event: queue\ndata:\n\n')
    await ticks.return(undefined)
  })
})
