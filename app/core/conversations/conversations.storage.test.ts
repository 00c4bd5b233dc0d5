import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { standingOf } from './conversation.ts'
import { deleteConversations, ofRina, started } from './conversations.fixture.ts'
import { allEvents, type Conversation, conversationOf, marksOf, setMarks } from './conversations.server.ts'
import { sendAsVisitor, startConversation } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')

describe.each(everyDatabase)('conversations on $name', ({ open }) => {
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

  const send = (clientId: string, text = clientId) => sendAsVisitor(database.db, token, { kind: 'message', clientId, text }, now)

  test('a form that is sent twice starts one conversation', async () => {
    const rina = ofRina()
    const [one, other] = await Promise.all([startConversation(database.db, rina, now), startConversation(database.db, rina, now)])
    expect(one).toEqual(other)
  })

  test('a message that is sent twice, also at once, is stored once, with the same answer', async () => {
    const [one, other] = await Promise.all([send('pesan-satu'), send('pesan-satu')])
    expect(one).toEqual(other)
    await send('pesan-dua')
    expect((await allEvents(database.db, conversation.id)).map(({ text }) => text)).toEqual(['pesan-satu', 'pesan-dua'])
  })

  test('messages that arrive together get sequences without a gap', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => send(`pesan-ke-${number}`)))
    const sequences = (await allEvents(database.db, conversation.id)).map(({ sequence }) => sequence)
    expect(sequences).toEqual(Array.from({ length: 20 }, (_, number) => number + 1))
  })

  test('an ended conversation takes no message, but still answers one that it has', async () => {
    await send('pesan-satu')
    await sendAsVisitor(database.db, token, { kind: 'ended', clientId: 'selesai-1' }, now)
    expect(await send('pesan-dua')).toEqual({ ok: false, refusal: { kind: 'ended' } })
    expect(await send('pesan-satu')).toMatchObject({ ok: true, value: { sequence: 1 } })
  })

  test('only an ended conversation is rated, once', async () => {
    const rate = (clientId: string) => sendAsVisitor(database.db, token, { kind: 'rated', clientId, detail: { stars: 5 } }, now)
    expect(await rate('nilai-01')).toEqual({ ok: false, refusal: { kind: 'not-ended' } })
    await sendAsVisitor(database.db, token, { kind: 'ended', clientId: 'selesai-1' }, now)
    expect(await rate('nilai-02')).toMatchObject({ ok: true })
    expect(await rate('nilai-03')).toEqual({ ok: false, refusal: { kind: 'already-rated' } })
    expect(await rate('nilai-02')).toMatchObject({ ok: true })
    expect(standingOf(await allEvents(database.db, conversation.id))).toMatchObject({ isEnded: true, stars: 5 })
  })

  test('a visitor who sends very many messages waits, and then sends again', async () => {
    for (let number = 0; number < 60; number++) expect((await send(`pesan-ke-${number}`)).ok).toBe(true)
    expect(await send('pesan-61')).toMatchObject({ ok: false, refusal: { kind: 'too-many', secondsToWait: 2 } })
    const later = now.add({ seconds: 2 })
    const sent = await sendAsVisitor(database.db, token, { kind: 'message', clientId: 'pesan-61', text: 'Halo' }, later)
    expect(sent.ok).toBe(true)
  })

  test('the visitor waits from the first message on', async () => {
    await send('pesan-satu')
    await sendAsVisitor(database.db, token, { kind: 'message', clientId: 'pesan-dua', text: 'Halo?' }, now.add({ minutes: 3 }))
    expect((await conversationOf(database.db, token))?.waitingSince).toEqual(now)
  })

  test('marks only rise, and never above the last event', async () => {
    await send('pesan-satu')
    const marks = async () => marksOf((await conversationOf(database.db, token)) as Conversation)
    await setMarks(database.db, conversation.id, 'staff', { received: 99, read: 0 })
    expect((await marks()).staff).toEqual({ received: 1, read: 0 })
    await setMarks(database.db, conversation.id, 'staff', { received: 0, read: 1 })
    await setMarks(database.db, conversation.id, 'staff', { received: 0, read: 0 })
    expect((await marks()).staff).toEqual({ received: 1, read: 1 })
  })

  test('one device starts a limited number of conversations in an hour', async () => {
    for (let number = 1; number < 10; number++) await started(database.db, now)
    expect(await startConversation(database.db, ofRina(), now)).toMatchObject({ ok: false, refusal: { kind: 'too-many' } })
    expect(await startConversation(database.db, ofRina({ device: 'device of Budi' }), now)).toMatchObject({ ok: true })
  })
})
