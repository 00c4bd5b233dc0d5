import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { fridayNine, inserted, leadNow, minutesLater, question } from '../../../office/leads/office.fixture.ts'
import type { Database } from '../../../platform/database.server.ts'
import { Device } from '../../../platform/device.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import { recordOwnNumber } from '../../codes/own-numbers.server.ts'
import { recordConsent } from '../../consent/consent.server.ts'
import { consents } from '../../consent/tables.ts'
import { changeContent } from '../../content/content.server.ts'
import { type NewRevision, readSheet, writeSheet } from '../../content/sheets/sheets.server.ts'
import { sheetRevisions } from '../../content/tables.ts'
import { makeLead } from '../../conversations/chat-lead.server.ts'
import { deleteConversations, started } from '../../conversations/conversations.fixture.ts'
import { conversations } from '../../conversations/tables.ts'
import { rememberDevice } from '../../leads/form/remembered.server.ts'
import { recordEvent } from '../../leads/leads.server.ts'
import { erasedLeads, leadPictures, leads, people, rememberedContacts } from '../../leads/tables.ts'
import { writeMessage } from '../../messages/messages.server.ts'
import { markDelivered } from '../../messages/outbox.server.ts'
import { outbox } from '../../messages/tables.ts'
import { recordChoice } from '../../tracking/choices.server.ts'
import { erasePerson } from '../erase.server.ts'
import { repeatErasures } from '../repeat-erasures.server.ts'
import { registerRequest } from '../requests.server.ts'
import { privacyHandOvers, privacyRequests } from '../tables.ts'
import { withdrawLead } from '../withdraw.server.ts'
import { enforceRetention, rowsAtOnce } from './retention.server.ts'
import { retentionKinds, retentionPeriods } from './retention-sheet.ts'
import { retentionStore } from './retention-store.server.ts'

const daysLater = (days: number) => fridayNine.add({ hours: 24 * days })
const message = {
  ...{ key: 'thanks:nobody', channel: 'whatsapp' as const, to: '+6281234567890', template: 'thanks', subject: '', text: 'Halo' },
  ...{ values: {}, secrets: {}, attachments: [], expiresAt: null },
}

describe.each(everyDatabase)('retention on $name', ({ open }) => {
  let database: Database
  let dataDir: string
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'retention-'))
    await seedCarsAndDealers(database.db, fridayNine)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    for (const table of [privacyHandOvers, privacyRequests, erasedLeads, rememberedContacts]) await database.db.delete(table)
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const db = () => database.db
  const environment = () => readEnvironment({ DATA_DIR: dataDir })
  const enforce = (days: number) => enforceRetention({ db: db(), dataDir }, daysLater(days))

  test('a request goes two years after its last event, with its person and messages; the figures keep it', async () => {
    const lead = await inserted(db(), question())
    await recordEvent(db(), lead, { kind: 'reached' }, { ...minutesLater(0), now: daysLater(100) })
    expect(await enforce(829)).toEqual({})
    expect(await enforce(831)).toEqual({ leads: 1 })
    expect([await db().$count(leads), await db().$count(people), await db().$count(erasedLeads)]).toEqual([0, 0, 1])
  })

  test('a chat goes half a year after its last message', async () => {
    await started(db(), fridayNine)
    expect(await enforce(180)).toEqual({})
    expect(await enforce(181)).toEqual({ chats: 1 })
    expect(await db().$count(conversations)).toBe(0)
  })

  test('a form that was never sent goes after a week, one that was sent does not', async () => {
    await inserted(db(), question({ event: { kind: 'drafted', answerBy: null } }))
    const sent = await inserted(db(), question())
    expect(await enforce(6)).toEqual({})
    expect(await enforce(8)).toEqual({ drafts: 1 })
    expect((await leadNow(db(), sent)).reference).toBe(sent.reference)
  })

  test('a withdrawn request goes after a month, its consent stays five years as proof', async () => {
    const lead = await inserted(db(), question())
    await db().transaction((tx) => withdrawLead(tx, lead, minutesLater(5)))
    expect(await enforce(29)).toEqual({})
    expect(await enforce(31)).toMatchObject({ withdrawn: 1 })
    expect(await db().$count(consents)).toBe(1)
    expect(await enforce(1826)).toEqual({ consents: 1 })
  })

  test('who has withdrawn every consent is remembered no longer; after a retention period the contact keeps its own one', async () => {
    const { contact } = question()
    const [first, second] = [await inserted(db(), question()), await inserted(db(), question())]
    await rememberDevice(db(), new Request('https://contoh.id/'), contact, fridayNine)
    await rememberDevice(db(), new Request('https://contoh.id/'), { ...contact, phone: '+6281377219053' }, fridayNine)
    const phones = async () => (await db().select().from(rememberedContacts)).map(({ phone }) => phone).toSorted()
    await db().transaction((tx) => withdrawLead(tx, first, minutesLater(5)))
    await enforce(31)
    expect(await phones()).toEqual([contact.phone, '+6281377219053'])
    await db().transaction((tx) => withdrawLead(tx, second, { ...minutesLater(0), now: daysLater(40) }))
    await enforce(69)
    expect(await phones()).toEqual([contact.phone, '+6281377219053'])
    await enforce(71)
    expect(await phones()).toEqual(['+6281377219053'])
    await inserted(
      db(),
      question({ event: { kind: 'drafted', answerBy: null }, contact: { ...contact, phone: '+6281377219053' } }),
    )
    expect(await enforce(72)).toEqual({ drafts: 1 })
    expect(await phones()).toEqual(['+6281377219053'])
  })

  test('a consent outlives its period as long as its request', async () => {
    const lead = await inserted(db(), question())
    await recordConsent(db(), lead.reference, 'message-1', fridayNine)
    await recordEvent(db(), lead, { kind: 'reached' }, { ...minutesLater(0), now: daysLater(1800) })
    expect(await enforce(1830)).toEqual({})
  })

  test('pictures go after half a year, delivered messages after three months; waiting ones stay', async () => {
    const picture = { contentType: 'image/avif', width: 1, height: 1, bytes: new Uint8Array([1]) }
    await inserted(db(), question({ picture: picture as never }))
    await writeMessage(db(), message, fridayNine)
    await writeMessage(db(), { ...message, key: 'thanks:waiting' }, fridayNine)
    const [row] = await db().select().from(outbox).where(eq(outbox.key, message.key))
    await markDelivered(db(), [row?.id ?? ''], fridayNine)
    expect(await enforce(89)).toEqual({})
    expect(await enforce(91)).toEqual({ messages: 1 })
    expect(await enforce(181)).toEqual({ pictures: 1 })
    expect([await db().$count(outbox), await db().$count(leadPictures)]).toEqual([1, 0])
  })

  test('the register forgets handled requests after five years, and open ones never', async () => {
    const asked = { kind: 'access' as const, bySelf: false, subjectHash: 'hash', receivedAt: fridayNine }
    await registerRequest(db(), { ...asked, handledAt: daysLater(1) })
    await registerRequest(db(), asked)
    expect(await enforce(1900)).toEqual({ 'privacy-requests': 1 })
    expect(await db().$count(privacyRequests)).toBe(1)
  })

  test('an edited sheet gets the kinds that came after it, and keeps its own periods', async () => {
    await changeContent(db(), async (tx) => {
      const revision: NewRevision = { edits: [], way: 'typed', undoes: null, savedBy: 'Ibu Sari' }
      await writeSheet(tx, retentionStore as never, [{ data: 'leads', days: 400 }], revision, fridayNine)
    })
    const rows = await readSheet(db(), retentionStore)
    expect(rows.map(({ data, days }) => [data, days])).toEqual(
      retentionKinds.map((kind) => [kind, kind === 'leads' ? 400 : retentionPeriods[kind].days]),
    )
    await db().delete(sheetRevisions)
    await changeContent(db(), async () => {})
  })

  test('remembered contacts and proofs of numbers go after half a year, choices of tracking after two years', async () => {
    const request = new Request('https://contoh.id/')
    await rememberDevice(db(), request, question().contact, fridayNine)
    await recordOwnNumber(db(), await Device.of(request), question().contact.phone, fridayNine)
    await recordChoice(db(), { request, client: '203.0.113.7' }, { asked: ['analytics'], allowed: [] }, fridayNine)
    expect(await enforce(180)).toEqual({})
    expect(await enforce(181)).toEqual({ contacts: 1, numbers: 1 })
    expect(await enforce(731)).toEqual({ 'tracking-choices': 1 })
  })

  test('more rows than one batch are deleted in one night', async () => {
    await db()
      .insert(outbox)
      .values(
        Array.from({ length: rowsAtOnce + 5 }, (_, number) => {
          const { to: recipient, ...rest } = message
          const times = { createdAt: fridayNine, tryAt: fridayNine, deliveredAt: fridayNine }
          return { ...rest, ...times, id: crypto.randomUUID(), key: `old:${number}`, recipient, attempts: 1 }
        }),
      )
    expect(await enforce(91)).toEqual({ messages: rowsAtOnce + 5 })
  })

  test('a restored person is erased again; what the person sent after the erasure stays', async () => {
    const { phone } = question().contact
    await inserted(db(), question())
    await erasePerson(db(), environment(), { phone, by: null }, { ...minutesLater(0), now: daysLater(10) })
    // As a backup of the first day brings it back.
    await inserted(db(), question())
    expect(await repeatErasures(db(), environment(), daysLater(12))).toBe(1)
    expect(await db().$count(leads)).toBe(0)
    await inserted(db(), question())
    const later = await inserted(db(), question(), daysLater(11))
    expect(await repeatErasures(db(), environment(), daysLater(12))).toBe(1)
    expect((await db().select().from(leads)).map(({ id }) => id)).toEqual([later.id])
    expect(await repeatErasures(db(), environment(), daysLater(12))).toBe(0)
  })

  test('what a person did after the erasure stays, also a chat that had no number at the time', async () => {
    const { phone, name } = question().contact
    await deleteConversations(db())
    const open = await started(db(), fridayNine, { device: 'device at work' })
    await erasePerson(db(), environment(), { phone, by: null }, { ...minutesLater(0), now: daysLater(10) })
    const { token } = await started(db(), daysLater(11), { name })
    const given = (of: string) => {
      const lead = { clientId: crypto.randomUUID(), phone, provedAt: null, limits: [] }
      return makeLead(db(), of, lead, { ...minutesLater(0), now: daysLater(11) })
    }
    await given(open.token)
    await given(token)
    await rememberDevice(db(), new Request('https://contoh.id/'), question().contact, daysLater(11))
    expect(await repeatErasures(db(), environment(), daysLater(12))).toBe(0)
    // As a backup of the first day brings them back.
    await started(db(), fridayNine, { name: 'Siti', device: 'device of Siti', client: '203.0.113.8' })
    await db().update(conversations).set({ phone }).where(eq(conversations.name, 'Siti'))
    await rememberDevice(db(), new Request('https://contoh.id/'), question().contact, fridayNine)
    expect(await repeatErasures(db(), environment(), daysLater(12))).toBe(1)
    expect([await db().$count(leads), await db().$count(conversations), await db().$count(rememberedContacts)]).toEqual([2, 2, 1])
  })
})
