import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import {
  onFriday as at,
  fridayMorning,
  halfPastNine,
  ibuRina,
  monday,
  mondayAt,
  someoneElse,
  testDrivesOn,
} from '../../../../tests/support/test-drives.ts'
import { appointments } from '../../../core/appointments/tables.ts'
import { consentWithdrawals } from '../../../core/consent/tables.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { findLead, insertLead, openAddress } from '../../../core/leads/leads.server.ts'
import { countPictures, pictureInsert } from '../../../core/leads/pictures.server.ts'
import { newRequestKey, tokenOf } from '../../../core/leads/private-address.server.ts'
import { historyLines } from '../../../core/leads/request/history.server.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { cancelRequest, changeDealer, moveRequest, preferWhatsapp, withdrawRequestConsent } from './change.server.ts'

describe.each(everyDatabase)('changes of a request on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const { booked, found, count, bandung, freeTimes } = testDrivesOn(() => database.db)
  const moveTo = async (token: string, from: Instant, context = at) =>
    moveRequest(database.db, token, { dealer: await bandung(), from }, context)

  test('moving frees the old place, takes the new one, and sends one message', async () => {
    const token = await booked()
    const to = mondayAt(halfPastNine + 30)
    expect(await moveTo(token, to)).toMatchObject({ ok: true })
    expect(await moveTo(token, to)).toMatchObject({ ok: true })
    const lead = await found(token)
    expect(lead.history.map(({ kind }) => kind)).toEqual(['received', 'moved'])
    expect(lastEvent(lead).span?.from.equals(to)).toBe(true)
    expect(await freeTimes()).toContain('09.00')
    expect(await count()).toMatchObject({ drives: 1, places: 1, messages: 2 })
  })

  const lastMessage = async () => (await database.db.select().from(outbox)).at(-1)
  const messageOf = async (template: string) => {
    const [message] = await database.db.select().from(outbox).where(eq(outbox.template, template))
    if (!message) throw new Error(`no message ${template}`)
    return message
  }
  const lastLine = async (token: string) => (await historyLines(database.db, await found(token), 'Asia/Jakarta'))[0]

  test('the message and the history of a move name the old time and the new one', async () => {
    const token = await booked()
    await moveTo(token, mondayAt(13 * 60))
    const [from, to] = ['Senin, 30 November 2026, 09.30 WIB', 'Senin, 30 November 2026, 13.00 WIB']
    expect((await messageOf('appointment_moved')).text).toContain(`Dari: ${from}\nKe: ${to}`)
    expect(await lastLine(token)).toMatchObject({ kind: 'moved', change: { from, to } })
  })

  test('a move to another dealer names both dealers, each with its own time zone', async () => {
    const token = await booked()
    const denpasar = (await findDealer(database.db, 'sun-star-motor-denpasar')) as Dealer
    await moveRequest(database.db, token, { dealer: denpasar, from: momentOf(monday, 13 * 60, 'Asia/Makassar') }, at)
    const { text } = await messageOf('appointment_moved')
    expect(text).toContain('Dari: Senin, 30 November 2026, 09.30 WIB, di Mahligai Puteri Berlian Bandung')
    expect(text).toContain('Ke: Senin, 30 November 2026, 13.00 WITA')
    expect((await lastLine(token))?.change).toEqual({
      from: 'Mahligai Puteri Berlian Bandung (Senin, 30 November 2026, 09.30 WIB)',
      to: 'Sun Star Motor Denpasar (Senin, 30 November 2026, 13.00 WITA)',
    })
  })

  test('the CRM is told which appointment a move replaced', async () => {
    const token = await booked()
    await moveTo(token, mondayAt(13 * 60), { ...at, tellsCrm: true })
    const { event } = JSON.parse((await messageOf('lead_event')).text)
    expect(event).toMatchObject({
      kind: 'moved',
      startsAt: mondayAt(13 * 60).toString(),
      before: { startsAt: mondayAt(halfPastNine).toString(), dealerId: (await bandung()).id },
    })
  })

  test('messages about a moved and a cancelled appointment lead to its calendar file', async () => {
    const token = await booked()
    await moveTo(token, mondayAt(13 * 60))
    await cancelRequest(database.db, token, at)
    const calendar = `https://contoh.id/permintaan/${token}/kalender.ics`
    expect((await messageOf('appointment_moved')).secrets).toMatchObject({ calendar })
    const cancelled = await messageOf('appointment_cancelled')
    expect(cancelled.secrets).toMatchObject({ calendar })
    expect(cancelled.text).toContain('Jadwal Senin, 30 November 2026, 13.00 WIB')
    expect(cancelled.text).not.toContain(token)
  })

  test('the cancellation of a request without an appointment does not mention calendars', async () => {
    const token = await asked(null)
    await cancelRequest(database.db, token, at)
    expect(Object.keys((await messageOf('request_cancelled')).secrets ?? {})).toEqual(['link'])
  })

  test('moving to a taken place changes nothing', async () => {
    await booked({ contact: someoneElse(1) })
    const token = await booked({ minutes: halfPastNine + 120 })
    expect(await moveTo(token, mondayAt(halfPastNine))).toEqual({ ok: false, refusal: { kind: 'slot-gone' } })
    expect((await found(token)).history).toHaveLength(1)
  })

  test('when two people move to the same place at once, one of them gets it', async () => {
    const tokens = [
      await booked({ contact: someoneElse(1) }),
      await booked({ contact: someoneElse(2), minutes: halfPastNine + 60 }),
    ]
    const answers = await Promise.all(tokens.map((token) => moveTo(token, mondayAt(14 * 60))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await count()).toMatchObject({ drives: 2, places: 2, messages: 3 })
  })

  test('cancelling twice frees the place once and ends the request', async () => {
    const token = await booked()
    await Promise.all([cancelRequest(database.db, token, at), cancelRequest(database.db, token, at)])
    const lead = await found(token)
    expect(stateOf(lead, fridayMorning)).toBe('cancelled')
    expect(lead.history.map(({ kind }) => kind)).toEqual(['received', 'cancelled'])
    expect(await freeTimes()).toContain('09.30')
    expect(await moveTo(token, mondayAt(14 * 60))).toEqual({ ok: false, refusal: { kind: 'not-possible' } })
    expect(await count()).toMatchObject({ drives: 1, places: 0, messages: 2 })
    expect(await booked({ contact: someoneElse(3) })).not.toBe(token)
  })

  test('a drive whose time has come can be neither moved nor cancelled', async () => {
    const token = await booked()
    const later = { ...at, now: mondayAt(halfPastNine) }
    expect(await cancelRequest(database.db, token, later)).toEqual({ ok: false, refusal: { kind: 'not-possible' } })
    expect(await moveTo(token, mondayAt(14 * 60), later)).toEqual({ ok: false, refusal: { kind: 'not-possible' } })
  })

  test('a request from an office line gets messages about its changes by e-mail', async () => {
    const token = newRequestKey()
    const event = { kind: 'received' as const, answerBy: null }
    const about = { kind: 'message' as const, payload: { topic: 'produk' as const, message: 'Halo' } }
    const office = {
      ...about,
      contact: { ...ibuRina, phone: '+622157951234' },
      dealerId: null,
      source: {},
      consent: 'message-1' as const,
      event,
    }
    const lead = await insertLead(database.db, office, at)
    await openAddress(database.db, lead.id, token, fridayMorning)
    expect((await cancelRequest(database.db, token, at)).ok).toBe(true)
    expect(await database.db.select().from(outbox)).toMatchObject([
      { channel: 'email', recipient: ibuRina.email, template: 'request_cancelled' },
    ])
  })

  test('an unknown token finds, moves and cancels nothing', async () => {
    expect(await findLead(database.db, 'unknown', fridayMorning)).toBeNull()
    expect(await moveTo('unknown', mondayAt(halfPastNine))).toEqual({ ok: false, refusal: { kind: 'not-possible' } })
    expect(await cancelRequest(database.db, 'unknown', at)).toEqual({ ok: false, refusal: { kind: 'not-possible' } })
  })

  test('moving to another dealer takes a place there and frees the place at the old dealer', async () => {
    const token = await booked()
    const cimahi = (await findDealer(database.db, 'mahligai-puteri-berlian-cimahi')) as Dealer
    const moved = await moveRequest(database.db, token, { dealer: cimahi, from: mondayAt(halfPastNine) }, at)
    expect(moved).toMatchObject({ ok: true, value: { dealerId: cimahi.id } })
    expect((await found(token)).dealerId).toBe(cimahi.id)
    expect((await found(token)).history.map(({ kind }) => kind)).toEqual(['received', 'dealer-changed'])
    expect(await freeTimes()).toContain('09.30')
    const [place] = await database.db.select().from(appointments)
    expect(place?.dealerId).toBe(cimahi.id)
  })

  test('a moving drive does not count against its own limit, and the limit of another day holds', async () => {
    const tuesday = monday.add({ days: 1 })
    await booked({ day: tuesday })
    await booked({ day: tuesday, minutes: halfPastNine + 120 })
    const token = await booked()
    const onTuesday = momentOf(tuesday, halfPastNine + 240, 'Asia/Jakarta')
    expect(await moveTo(token, onTuesday)).toMatchObject({ ok: false, refusal: { kind: 'too-many', limit: 'day' } })
    expect(await moveTo(token, mondayAt(14 * 60))).toMatchObject({ ok: true })
  })

  test('an appointment can change its dealer only together with a time', async () => {
    const cimahi = (await findDealer(database.db, 'mahligai-puteri-berlian-cimahi')) as Dealer
    expect(await changeDealer(database.db, await booked(), cimahi, at)).toMatchObject({ ok: false })
  })

  /** A request without an appointment. Its address works for one day. */
  const asked = async (answerBy: Instant | null) => {
    const token = tokenOf(newRequestKey())
    const about = { kind: 'message' as const, payload: { topic: 'produk' as const, message: 'Halo' } }
    const lead = { ...about, contact: ibuRina, dealerId: (await bandung()).id, source: {}, consent: 'message-1' as const }
    await database.db.transaction(async (tx) => {
      const { id } = await insertLead(tx, { ...lead, event: { kind: 'received', answerBy } }, at)
      await openAddress(tx, id, token, at.now, at.now.add({ hours: 24 }))
    })
    return token
  }
  const toCimahi = async (token: string) =>
    changeDealer(database.db, token, (await findDealer(database.db, 'mahligai-puteri-berlian-cimahi')) as Dealer, at)

  test('a new dealer gets a time to answer by and one message', async () => {
    const token = await asked(fridayMorning)
    await Promise.all([toCimahi(token), toCimahi(token)])
    const lead = await found(token)
    expect(lead.history.map(({ kind }) => kind)).toEqual(['received', 'dealer-changed'])
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T04:00:00Z')
    expect(await database.db.$count(outbox)).toBe(1)
    expect((await lastMessage())?.text).toContain('Dari: Mahligai Puteri Berlian Bandung\nKe: Mahligai Puteri Berlian Cimahi,')
    expect((await lastMessage())?.text).toContain('Dealer menjawab paling lambat Jumat, 27 November 2026, 11.00 WIB.')
  })

  test('a request without a time to answer by gets none from a new dealer', async () => {
    const token = await asked(null)
    await toCimahi(token)
    expect(lastEvent(await found(token))).toMatchObject({ kind: 'dealer-changed', answerBy: null })
    expect((await lastMessage())?.text).not.toContain('paling lambat')
  })

  test('a message sent from a page that works for a day links to a page that stays', async () => {
    const token = await asked(null)
    await preferWhatsapp(database.db, token, at)
    const link = (await lastMessage())?.secrets?.link ?? ''
    const [, sent = ''] = /^https:\/\/contoh\.id\/permintaan\/([\w-]+)$/.exec(link) ?? []
    expect(sent).not.toBe(token)
    const inAMonth = fridayMorning.add({ hours: 24 * 30 })
    expect(await findLead(database.db, token, inAMonth)).toBeNull()
    expect((await findLead(database.db, sent, inAMonth))?.reference).toBe((await found(token)).reference)
  })

  test('asking for WhatsApp twice is stored once and sends one message', async () => {
    const token = await booked()
    await Promise.all([preferWhatsapp(database.db, token, at), preferWhatsapp(database.db, token, at)])
    expect((await found(token)).history.map(({ kind }) => kind)).toEqual(['received', 'whatsapp-preferred'])
    expect(await count()).toMatchObject({ messages: 2 })
  })

  test('withdrawing the consent ends the request, frees its place, is stored, and sends no message', async () => {
    const token = await booked()
    expect(await withdrawRequestConsent(database.db, token, at)).toMatchObject({ ok: true })
    expect(await withdrawRequestConsent(database.db, token, at)).toMatchObject({ ok: false })
    expect(stateOf(await found(token), fridayMorning)).toBe('withdrawn')
    expect(await database.db.$count(consentWithdrawals)).toBe(1)
    expect(await count()).toMatchObject({ places: 0, messages: 1, agreements: 1 })
    expect(await moveTo(token, mondayAt(14 * 60))).toMatchObject({ ok: false })
  })

  test('withdrawing the consent drops the waiting messages of this request only', async () => {
    const token = await booked()
    await booked({ contact: someoneElse(1), minutes: halfPastNine + 120 })
    await withdrawRequestConsent(database.db, token, at)
    const [own, ...others] = await database.db.select().from(outbox).where(eq(outbox.recipient, ibuRina.phone))
    expect(own).toMatchObject({ deadAt: fridayMorning, problem: 'consent withdrawn', secrets: null })
    expect(others).toEqual([])
    expect(await database.db.$count(outbox, isNotNull(outbox.deadAt))).toBe(1)
  })

  test('withdrawing the consent deletes the photos of the request', async () => {
    const token = await booked()
    const { id } = await found(token)
    const picture = { contentType: 'image/jpeg', width: 4, height: 3, bytes: Buffer.from('foto') } as const
    await database.db.transaction((tx) => tx.execute(pictureInsert(tx, id, picture, fridayMorning)))
    await withdrawRequestConsent(database.db, token, at)
    expect(await countPictures(database.db, id)).toBe(0)
  })
})
