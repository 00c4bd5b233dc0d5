import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads } from '../../../tests/support/leads.ts'
import { readSlots } from '../../core/appointments/diary.server.ts'
import { moveAppointment, releaseAppointment, visitOf } from '../../core/appointments/move.server.ts'
import { appointments } from '../../core/appointments/tables.ts'
import { seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { consents } from '../../core/consent/tables.ts'
import { changeContent } from '../../core/content/content.server.ts'
import { seedSettings } from '../../core/content/settings.server.ts'
import { findDealer, seedDealers } from '../../core/dealers/dealers.server.ts'
import { dealers } from '../../core/dealers/tables.ts'
import { type LeadOf, lastEvent } from '../../core/leads/lead.ts'
import { findLead } from '../../core/leads/leads.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { viewRequest } from '../../core/leads/request/request-view.server.ts'
import { leadEvents, leads } from '../../core/leads/tables.ts'
import { outbox } from '../../core/messages/tables.ts'
import { momentOf } from '../../lib/calendar-day.ts'
import { clockTime } from '../../lib/day.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readBookedWork } from './booked-work.server.ts'
import { bookService, type ServiceBooking } from './service-booking.server.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:00:00Z')
const monday = Temporal.PlainDate.from('2026-11-30')
const halfPastNine = 9 * 60 + 30
const at = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: null }
const someoneElse = (number: number) => ({ name: `Tamu ${number}`, phone: `+6281300000${100 + number}`, email: null })
const form = (changes: Partial<ServiceBooking> = {}): ServiceBooking => ({
  vehicle: 'xpander',
  variant: 'ultimate-cvt',
  year: 2024,
  colour: 'Quartz White Pearl',
  type: 'berkala',
  kilometres: 38_500,
  dealer: 'dwindo-cakung',
  day: monday,
  minutes: halfPastNine,
  plate: 'B 1234 XYZ',
  complaint: null,
  contact: ibuRina,
  key: newRequestKey(),
  source: { utm_source: 'brosur' },
  notes: [],
  ...changes,
})

describe.each(everyDatabase)('service bookings on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, async (tx) => {
      await seedSettings(tx, fridayMorning)
      await seedCatalogue(tx, fridayMorning)
      await seedDealers(tx)
    })
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const book = (changes?: Partial<ServiceBooking>) => bookService(database.db, form(changes), at)
  const booked = async (changes?: Partial<ServiceBooking>) => {
    const answer = await book(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = async (token: string) => {
    const lead = await findLead(database.db, token, fridayMorning)
    if (lead?.kind !== 'service') throw new Error('no such booking')
    return lead as LeadOf<'service'>
  }
  const count = async () => {
    const tables = [leads, appointments, leadEvents, outbox, consents]
    const [bookings, places, events, messages, agreements] = await Promise.all(tables.map((table) => database.db.$count(table)))
    return { bookings, places, events, messages, agreements }
  }
  const one = { bookings: 1, places: 1, events: 1, messages: 1, agreements: 1 }
  const none = { bookings: 0, places: 0, events: 0, messages: 0, agreements: 0 }
  const workshop = async (slug = 'dwindo-cakung') => {
    const dealer = await findDealer(database.db, slug)
    if (!dealer) throw new Error('no such workshop')
    return dealer
  }
  const freeTimes = async (lengthMinutes: number) => {
    const visit = { kind: 'service' as const, lengthMinutes }
    const { free } = await readSlots(database.db, await workshop(), visit, fridayMorning, { days: [monday] })
    return free.map(({ from }) => clockTime(from, 'Asia/Jakarta').slice(0, 5))
  }

  test('a booking is stored with car, work, place, time to answer by, agreement and one message', async () => {
    const token = await booked({ complaint: 'Rem depan bunyi' })
    const lead = await found(token)
    expect(lead).toMatchObject({ ...ibuRina, reference: expect.stringMatching(/^SV-\w{6}$/), source: { utm_source: 'brosur' } })
    expect(lead.payload).toEqual({
      vehicle: 'xpander',
      variant: 'ultimate-cvt',
      type: 'berkala',
      visit: 40_000,
      year: 2024,
      colour: 'quartz-white-pearl',
      plate: 'B 1234 XYZ',
      kilometres: 38_500,
      complaint: 'Rem depan bunyi',
    })
    expect(lastEvent(lead)).toMatchObject({ kind: 'received', by: 'visitor' })
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T04:00:00Z')
    expect(await count()).toEqual(one)
    const [[message], [agreement]] = await Promise.all([database.db.select().from(outbox), database.db.select().from(consents)])
    expect(message).toMatchObject({ channel: 'whatsapp', recipient: '+6281234567890' })
    expect(message?.text).toContain('Servis: Servis berkala 40.000 km')
    expect(message?.text).toContain('Jadwal: Senin, 30 November 2026, 09.30 WIB')
    expect(JSON.stringify(message?.secrets)).toContain(`https://contoh.id/permintaan/${token}`)
    expect(agreement).toMatchObject({ textVersion: 'service-1' })
  })

  test.each([
    ['a periodic visit at 40.000 km', {}, 180],
    ['one at 50.000 km', { kilometres: 49_500 }, 120],
    ['one that may be any of a few', { kilometres: null }, 180],
    ['a general repair', { type: 'perbaikan-umum', complaint: 'Bunyi' }, 120],
    ['a repair campaign', { type: 'kampanye-perbaikan' }, 120],
  ] as const)('%s takes its own time', async (_, changes, minutes) => {
    const { span } = lastEvent(await found(await booked(changes)))
    expect(span?.from.until(span.to).total('minutes')).toBe(minutes)
  })

  test('the last bay goes to the first of twenty requests, once', async () => {
    await booked()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => book({ contact: someoneElse(number) })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok) expect(answer.refusal).toMatchObject({ kind: 'slot-gone', taken: true, alternatives: { length: 3 } })
    expect(await count()).toEqual({ bookings: 2, places: 2, events: 2, messages: 2, agreements: 2 })
  })

  test('long and short visits share the bays: a short one fits where a long one does not', async () => {
    for (const guest of [1, 2]) await booked({ minutes: 11 * 60, contact: someoneElse(guest) })
    expect(await freeTimes(180)).not.toContain('09.00')
    expect(await freeTimes(120)).toContain('09.00')
  })

  test('at midday a workshop takes fewer cars, so a visit that reaches into it is refused', async () => {
    await changeContent(database.db, (tx) => tx.update(dealers).set({ serviceBaysByHour: { '12:00-13:00': 1 } }))
    await booked({ minutes: 10 * 60 + 30 })
    expect(await freeTimes(60)).toEqual(expect.arrayContaining(['11.00', '13.30']))
    expect(await freeTimes(60)).not.toContain('12.00')
    expect(await book({ minutes: 11 * 60 + 30, contact: someoneElse(1) })).toMatchObject({
      refusal: { kind: 'slot-gone', taken: true },
    })
    expect(await count()).toEqual(one)
    await changeContent(database.db, (tx) => tx.update(dealers).set({ serviceBaysByHour: {} }))
  })

  test('the same form sent ten times at once makes one booking with one address', async () => {
    const key = newRequestKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => booked({ key })))
    expect(new Set(answers).size).toBe(1)
    expect(await booked({ key })).toBe(answers[0])
    expect(await count()).toEqual(one)
  })

  test('a form sent again with other content changes nothing and leads to its first booking', async () => {
    const key = newRequestKey()
    const token = await booked({ key })
    expect(await book({ key, plate: 'B 99 A' })).toEqual({ ok: false, refusal: { kind: 'form-used', token } })
    expect(await count()).toEqual(one)
  })

  test('another car at the same time is not treated as the same booking', async () => {
    await booked()
    expect(await book({ plate: 'D 99 A' })).toEqual({ ok: false, refusal: { kind: 'place-is-yours' } })
    expect(await count()).toEqual(one)
  })

  test('the same choices on a new form lead to the same booking', async () => {
    const [first, second] = [await booked(), await booked()]
    expect((await found(second)).reference).toBe((await found(first)).reference)
    expect(await count()).toEqual(one)
  })

  test('a phone number can have two visits on a day', async () => {
    await booked()
    await booked({ minutes: 13 * 60 })
    expect(await book({ minutes: 11 * 60 })).toMatchObject({ refusal: { kind: 'too-many', limit: 'day', count: 2 } })
    expect(await count()).toMatchObject({ bookings: 2, messages: 2 })
  })

  test.each([
    ['an unknown car', { vehicle: 'pesawat' }, 'vehicle', 'vehicle-unknown'],
    ['an unknown dealer', { dealer: 'toko-sebelah' }, 'dealer', 'dealer-unknown'],
    ['a workshop that paints nothing', { type: 'bodi-cat', complaint: 'Penyok' }, 'dealer', 'dealer-without-service'],
  ] as const)('%s is refused at its field, and nothing is stored', async (_, changes, field, refusal) => {
    expect(await book(changes)).toEqual({ ok: false, refusal: { kind: 'field', field, refusal } })
    expect(await count()).toEqual(none)
  })

  test.each([
    ['before the workshop opens', { minutes: 3 * 60 }],
    ['too late for the work to be done that day', { minutes: 16 * 60 }],
    ['on a day gone by', { day: monday.subtract({ days: 7 }) }],
  ])('a time %s is refused as gone, not as taken, and nothing is stored', async (_, changes) => {
    expect(await book(changes)).toMatchObject({ ok: false, refusal: { kind: 'slot-gone', taken: false } })
    expect(await count()).toEqual(none)
  })

  test('a visit of a model of earlier years shows its name and the colour as its owner wrote it', async () => {
    const token = await booked({
      vehicle: 'lancer',
      variant: 'ultimate-cvt',
      year: 2008,
      colour: 'Merah marun',
      type: 'perbaikan-umum',
    })
    const lead = await found(token)
    expect(lead.payload).toMatchObject({ vehicle: 'lancer', variant: null, colour: 'Merah marun', visit: null })
    const { facts, car } = await viewRequest(database.db, lead, fridayMorning)
    expect(car).toBeNull()
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'Mobil', value: 'Lancer' },
        { name: 'Warna', value: 'Merah marun' },
      ]),
    )
  })

  test('the result page shows the work that was shown at the booking', async () => {
    const { next } = (await readBookedWork(database.db, await found(await booked()))) ?? {}
    expect(next?.known && next.visits.map(({ kilometres }) => kilometres)).toEqual([40_000])
    expect(
      await readBookedWork(database.db, await found(await booked({ type: 'kampanye-perbaikan', minutes: 13 * 60 }))),
    ).toBeNull()
  })

  test('moving keeps the length of the visit and frees the old bay; cancelling frees it altogether', async () => {
    const lead = await found(await booked({ kilometres: 49_500 }))
    for (const guest of [1, 2]) await booked({ minutes: 14 * 60, contact: someoneElse(guest), type: 'kampanye-perbaikan' })
    const to = (minutes: number) => ({ minutes, from: momentOf(monday, minutes, 'Asia/Jakarta') })
    const dealer = await workshop()
    const move = (minutes: number) =>
      database.db.transaction((tx) => moveAppointment(tx, lead, { dealer, from: to(minutes).from }, at))
    expect(await move(13 * 60)).toEqual({ ok: false, refusal: { kind: 'slot-gone' } })
    const moved = await move(11 * 60)
    expect(moved.ok && visitOf(moved.value)).toEqual({ kind: 'service', lengthMinutes: 120 })
    await database.db.transaction((tx) => releaseAppointment(tx, lead))
    expect(await count()).toMatchObject({ bookings: 3, places: 2 })
  })
})
