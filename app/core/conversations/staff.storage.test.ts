import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatBeforeEach } from '../../../tests/support/chats.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { namesLocked } from '../../../tests/support/locks.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database, Db } from '../../platform/database.server.ts'
import { type Grant, grant, type Staff } from '../staff/grant.ts'
import type { Permission } from '../staff/roles.ts'
import { grantTo } from '../staff/staff.fixture.ts'
import { auditEntries, staff, staffDealers } from '../staff/tables.ts'
import { blockVisitor, isBlocked, unblockVisitor } from './blocks.server.ts'
import { readMakerHours } from './chat-hours.server.ts'
import { chatHours } from './chat-hours.ts'
import { storePresence } from './chat-presence.server.ts'
import { standingOf } from './conversation.ts'
import { ofRina, started } from './conversations.fixture.ts'
import { allEvents, conversationOf } from './conversations.server.ts'
import { endSilent } from './forget-conversations.server.ts'
import { endAsStaff, handOverTo, joinConversation, leaveConversation, sendAsStaff, takeOver, transferTo } from './staff.server.ts'
import { listConversations, loadOfAgents, openConversation, waitingFor, waitingIn, waitingTimes } from './staff-lists.server.ts'
import { sendAsVisitor, startConversation } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')
const bandung = 'd068'

const citra: Staff = { id: 'citra', name: 'Citra Dewi', email: 'citra@kantor.example', role: 'call-centre', dealerIds: [] }
const dani: Staff = { id: 'dani', name: 'Dani Putra', email: 'dani@kantor.example', role: 'call-centre', dealerIds: [] }
const eka: Staff = { id: 'eka', name: 'Eka Sari', email: 'eka@kantor.example', role: 'dealer', dealerIds: [bandung] }

async function addStaff(db: Db): Promise<void> {
  const at = new Date(now.epochMilliseconds)
  for (const { dealerIds, ...row } of [citra, dani, eka]) {
    await db.insert(staff).values({ ...row, emailVerified: true, createdAt: at, updatedAt: at })
    for (const dealerId of dealerIds) await db.insert(staffDealers).values({ staffId: row.id, dealerId })
  }
}

describe.each(everyDatabase)('conversations of staff on $name', ({ name, open }) => {
  const chat = chatBeforeEach(open, { now, prepare: addStaff })
  beforeEach(async () => {
    await sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: 'pesan-satu', text: 'Ada XFORCE?' }, now)
  })

  const of = <P extends Permission = 'chat:answer'>(who: Staff, permission = 'chat:answer' as P): Grant<P> =>
    grant(who, permission)
  const answer = (who: Staff, text: string, clientId: string = crypto.randomUUID(), at = now) =>
    sendAsStaff(chat.database.db, of(who), chat.conversation.id, { kind: 'message', clientId, text }, at)
  const kinds = async () => (await allEvents(chat.database.db, chat.conversation.id)).map(({ kind }) => kind)
  const listed = async (who: Staff, view: Parameters<typeof listConversations>[2], at = now) =>
    (await listConversations(chat.database.db, of(who, 'chat:read'), view, at)).map((each) => each.conversation.name)

  test('the first employee who answers joins; the visitor no longer waits', async () => {
    expect(await answer(citra, 'Ada, Bu Rina.')).toMatchObject({ ok: true, value: { sequence: 3 } })
    expect(standingOf(await allEvents(chat.database.db, chat.conversation.id))).toMatchObject({
      agent: 'Citra Dewi',
      isWaiting: false,
    })
    expect([await listed(citra, 'waiting'), await listed(citra, 'mine'), await listed(dani, 'others')]).toEqual([
      [],
      ['Rina Wulandari'],
      ['Rina Wulandari'],
    ])
  })

  test('the visitor of an agent who is not at the desk waits for everybody', async () => {
    await storePresence(chat.database.db, of(citra, 'chat:read'), now)
    await answer(citra, 'Ada, Bu Rina.')
    const asked = now.add({ minutes: 1 })
    await sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: 'pesan-dua', text: 'Masih di sana?' }, asked)
    const daniReads = of(dani, 'chat:read')
    expect([await listed(dani, 'waiting', asked), await waitingFor(chat.database.db, daniReads, asked)]).toMatchObject([
      [],
      { count: 0 },
    ])
    const later = now.add({ minutes: 3 })
    expect([await listed(dani, 'waiting', later), await listed(dani, 'others', later)]).toEqual([['Rina Wulandari'], []])
    expect(await waitingFor(chat.database.db, daniReads, later)).toEqual({ count: 1, since: asked })
    // The agent sees it among the own ones, and hears of it on every page of the office.
    expect([await listed(citra, 'waiting', later), await listed(citra, 'mine', later)]).toEqual([[], ['Rina Wulandari']])
    expect(await waitingFor(chat.database.db, of(citra, 'chat:read'), later)).toMatchObject({ count: 1 })
    await storePresence(chat.database.db, of(citra, 'chat:read'), later)
    expect(await listed(dani, 'others', later)).toEqual(['Rina Wulandari'])
  })

  test('when two answer at the same moment, only one does', async () => {
    const answers = await Promise.all([answer(citra, 'Ada.'), answer(dani, 'Tidak ada.')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ refusal: { kind: 'other-agent' } }])
  })

  test('an answer that is sent twice is stored once', async () => {
    const [one, other] = await Promise.all([answer(citra, 'Ada.', 'jawaban-1'), answer(citra, 'Ada.', 'jawaban-1')])
    expect(one).toEqual(other)
    expect(await kinds()).toEqual(['message', 'joined', 'message'])
  })

  test('the id of another sender is no way to read its message', async () => {
    await answer(citra, 'Ada.', 'jawaban-1')
    const sent = await sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: 'jawaban-1', text: 'Halo' }, now)
    expect(sent).toEqual({ ok: false, refusal: { kind: 'id-used' } })
    expect(await answer(citra, 'Ada.', 'pesan-satu')).toEqual({ ok: false, refusal: { kind: 'id-used' } })
  })

  test('an answer is refused with what came meanwhile, and taken once its author has seen that', async () => {
    const send = (clientId: string, seen: number, who = citra) =>
      sendAsStaff(chat.database.db, of(who), chat.conversation.id, { kind: 'message', clientId, text: 'Ada.', seen }, now)
    await sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: 'pesan-dua', text: 'Yang merah?' }, now)
    expect(await send('jawaban-1', 1)).toMatchObject({
      ok: false,
      refusal: { kind: 'changed', since: [{ sequence: 2, text: 'Yang merah?' }] },
    })
    expect(await kinds()).toEqual(['message', 'message'])
    expect(await send('jawaban-1', 2)).toMatchObject({ ok: true, value: { sequence: 4 } })
    // Own events are no news, and an answer that is stored is not refused later.
    expect(await send('jawaban-2', 2)).toMatchObject({ ok: true, value: { sequence: 5 } })
    await sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: 'pesan-tiga', text: 'Terima kasih' }, now)
    expect(await send('jawaban-2', 2)).toMatchObject({ ok: true, value: { sequence: 5 } })
    // A colleague who takes over has not seen what the agent wrote.
    await takeOver(chat.database.db, of(dani), chat.conversation.id, 'citra', now)
    expect(await send('jawaban-3', 3, dani)).toMatchObject({ ok: false, refusal: { kind: 'changed' } })
  })

  test('a supervisor gives away the conversation of every agent; a colleague does not', async () => {
    await answer(citra, 'Ada.')
    expect(await transferTo(chat.database.db, of(dani), chat.conversation.id, 'dani', now)).toMatchObject({ ok: false })
    expect(await handOverTo(chat.database.db, of(dani), chat.conversation.id, bandung, now)).toMatchObject({ ok: false })
    const supervisor = grantTo('administrator', 'chat:answer')
    expect(await transferTo(chat.database.db, supervisor, chat.conversation.id, 'dani', now)).toMatchObject({ ok: true })
    expect(await handOverTo(chat.database.db, supervisor, chat.conversation.id, bandung, now)).toMatchObject({ ok: true })
    expect(await listed(eka, 'waiting')).toEqual(['Rina Wulandari'])
    // Giving it away is no answer: the supervisor still has to take over first.
    await takeOver(chat.database.db, of(eka), chat.conversation.id, '', now)
    const sent = { kind: 'message' as const, clientId: 'jawaban-9', text: 'Halo' }
    expect(await sendAsStaff(chat.database.db, supervisor, chat.conversation.id, sent, now)).toMatchObject({ ok: false })
  })

  test('joining, answering, leaving and ending are in the audit log', async () => {
    const { length } = await chat.database.db.select().from(auditEntries)
    await joinConversation(chat.database.db, of(citra), chat.conversation.id, now)
    await answer(citra, 'Ada.')
    await leaveConversation(chat.database.db, of(citra), chat.conversation.id, now)
    await endAsStaff(chat.database.db, of(dani), chat.conversation.id, now)
    const entries = await chat.database.db.select().from(auditEntries).orderBy(auditEntries.id)
    expect(entries.slice(length).map(({ action, staffId, subjectId }) => [action, staffId, subjectId])).toEqual([
      ['conversation-joined', 'citra', chat.conversation.id],
      ['conversation-answered', 'citra', chat.conversation.id],
      ['conversation-left', 'citra', chat.conversation.id],
      ['conversation-ended', 'dani', chat.conversation.id],
    ])
  })

  test('taking over needs the agent that one has seen', async () => {
    await answer(citra, 'Ada.')
    expect(await joinConversation(chat.database.db, of(dani), chat.conversation.id, now)).toEqual({
      ok: false,
      refusal: { kind: 'other-agent', agent: 'Citra Dewi' },
    })
    expect(await takeOver(chat.database.db, of(dani), chat.conversation.id, 'eka', now)).toMatchObject({ ok: false })
    expect(await takeOver(chat.database.db, of(dani), chat.conversation.id, 'citra', now)).toMatchObject({ ok: true })
    expect(await answer(citra, 'Masih ada.')).toEqual({ ok: false, refusal: { kind: 'other-agent', agent: 'Dani Putra' } })
  })

  test('whoever leaves gives the visitor back to the queue', async () => {
    await answer(citra, 'Ada.')
    expect(await leaveConversation(chat.database.db, of(dani), chat.conversation.id, now)).toMatchObject({ ok: false })
    await leaveConversation(chat.database.db, of(citra), chat.conversation.id, now.add({ minutes: 5 }))
    expect(await waitingIn(chat.database.db, of(dani, 'chat:read'), now)).toEqual({ count: 1, since: now.add({ minutes: 5 }) })
  })

  test('a conversation goes only to an employee who may answer it', async () => {
    expect(await transferTo(chat.database.db, of(citra), chat.conversation.id, 'eka', now)).toMatchObject({ ok: false })
    expect(await transferTo(chat.database.db, of(citra), chat.conversation.id, 'dani', now)).toMatchObject({ ok: true })
    expect(await listed(dani, 'mine')).toEqual(['Rina Wulandari'])
  })

  test('a dealer sees and answers only its own conversations', async () => {
    expect(await openConversation(chat.database.db, of(eka, 'chat:read'), chat.conversation.id, now)).toBeNull()
    expect(await answer(eka, 'Halo')).toEqual({ ok: false, refusal: { kind: 'unknown' } })
    expect(await listed(eka, 'waiting')).toEqual([])
    await handOverTo(chat.database.db, of(citra), chat.conversation.id, bandung, now)
    expect(await listed(eka, 'waiting')).toEqual(['Rina Wulandari'])
    expect((await answer(eka, 'Halo')).ok).toBe(true)
    expect(standingOf(await allEvents(chat.database.db, chat.conversation.id))).toMatchObject({ agent: 'Eka Sari' })
  })

  test('an ended conversation takes no answer', async () => {
    await endAsStaff(chat.database.db, of(citra), chat.conversation.id, now)
    expect(await answer(citra, 'Ada.')).toEqual({ ok: false, refusal: { kind: 'ended' } })
    expect(await listed(citra, 'ended')).toEqual(['Rina Wulandari'])
  })

  test('a blocked device cannot start again until the block is taken back', async () => {
    const device = { device: ofRina().device, phone: null }
    await blockVisitor(chat.database.db, of(citra, 'chat:block'), chat.conversation.id, now)
    const blocked = { ok: false, refusal: { kind: 'blocked' } }
    expect(await startConversation(chat.database.db, ofRina(), now)).toEqual(blocked)
    // A browser that has deleted the cookie of its device still has the one of its conversation.
    expect(await startConversation(chat.database.db, ofRina({ device: 'another name', earlier: device }), now)).toEqual(blocked)
    expect(await isBlocked(chat.database.db, device, now.add({ hours: 31 * 24 }))).toBe(false)
    await unblockVisitor(chat.database.db, of(citra, 'chat:block'), chat.conversation.id, now)
    expect((await startConversation(chat.database.db, ofRina(), now)).ok).toBe(true)
  })

  test('what came at night, and over a long holiday, waits in the morning, the longest first', async () => {
    const night = now.add({ hours: 14 })
    const morning = now.add({ hours: 10 * 24 })
    expect(chatHours(null, await readMakerHours(chat.database.db), null, night).isOpen).toBe(false)
    const budi = await started(chat.database.db, night, { name: 'Budi Santoso', device: 'device of Budi' })
    const message = { kind: 'message', clientId: 'pesan-malam', text: 'Masih buka?' } as const
    expect((await sendAsVisitor(chat.database.db, budi.token, message, night)).ok).toBe(true)
    await endSilent(chat.database.db, morning)
    expect(await listed(citra, 'waiting')).toEqual(['Rina Wulandari', 'Budi Santoso'])
    expect(await waitingIn(chat.database.db, of(citra, 'chat:read'), morning)).toEqual({ count: 2, since: now })
    const [, row] = await listConversations(chat.database.db, of(citra, 'chat:read'), 'waiting', morning)
    expect(row).toMatchObject({ conversation: { waitingSince: night }, last: { text: 'Masih buka?' } })
    const seen = { kind: 'message', clientId: 'jawaban-pagi', text: 'Buka pukul delapan.', seen: 1 } as const
    expect((await sendAsStaff(chat.database.db, of(citra), budi.conversation.id, seen, morning)).ok).toBe(true)
  })

  test('a block ends every open conversation of the device, and no other', async () => {
    const second = await started(chat.database.db, now)
    const ofBudi = await started(chat.database.db, now, { name: 'Budi', device: 'device of Budi' })
    await blockVisitor(chat.database.db, of(citra, 'chat:block'), chat.conversation.id, now)
    expect(await listed(citra, 'ended')).toHaveLength(2)
    for (const { id } of [chat.conversation, second.conversation]) {
      expect((await allEvents(chat.database.db, id)).at(-1)).toMatchObject({ kind: 'ended', detail: { reason: 'blocked' } })
    }
    expect(await allEvents(chat.database.db, ofBudi.conversation.id)).toEqual([])
  })

  const untilOneWaits = async ({ db }: Database) => {
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
    while (((await db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length === 0);
  }

  test('a conversation that starts at the moment of a block does not stay open', async () => {
    const block = () => blockVisitor(chat.database.db, of(citra, 'chat:block'), chat.conversation.id, now)
    const { blocking, token: newest } = await chat.database.db.transaction(async (tx) => {
      const { token: newest } = await started(tx, now)
      expect(await namesLocked(tx)).toBe(1)
      const blocking = block()
      if (name === 'PostgreSQL') await untilOneWaits(chat.database)
      return { blocking, token: newest }
    })
    expect(await blocking).toMatchObject({ ok: true })
    expect((await conversationOf(chat.database.db, newest))?.endedAt).toEqual(now)
  })

  test('a conversation that starts while a block is stored is refused', async () => {
    const { starting } = await chat.database.db.transaction(async (tx) => {
      await blockVisitor(tx, of(citra, 'chat:block'), chat.conversation.id, now)
      const starting = startConversation(chat.database.db, ofRina(), now)
      if (name === 'PostgreSQL') await untilOneWaits(chat.database)
      return { starting }
    })
    expect(await starting).toEqual({ ok: false, refusal: { kind: 'blocked' } })
  })

  test('a supervisor sees the load of each agent and how long visitors waited', async () => {
    await answer(citra, 'Ada.', undefined, now.add({ seconds: 90 }))
    await sendAsVisitor(
      chat.database.db,
      chat.token,
      { kind: 'message', clientId: 'pesan-dua', text: 'Kapan?' },
      now.add({ minutes: 4 }),
    )
    const supervise = grantTo('administrator', 'chat:supervise')
    expect(await loadOfAgents(chat.database.db, supervise)).toEqual([
      { agentId: 'citra', agent: 'Citra Dewi', open: 1, waiting: 1, since: now.add({ minutes: 4 }) },
    ])
    expect(await waitingTimes(chat.database.db, supervise, now.subtract({ hours: 1 }))).toEqual({
      answered: 1,
      median: 90,
      ninetieth: 90,
    })
  })

  test('the log of a conversation opens with its events', async () => {
    const opened = await openConversation(chat.database.db, of(citra, 'chat:read'), chat.conversation.id, now)
    expect(opened?.events.map(({ text }) => text)).toEqual(['Ada XFORCE?'])
    expect(await openConversation(chat.database.db, of(citra, 'chat:read'), 'bukan-id', now)).toBeNull()
  })
})
