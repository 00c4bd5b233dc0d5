import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import {
  fridayMorning,
  halfPastNine,
  ibuRina,
  monday,
  mondayAt,
  someoneElse,
  testDrivesOn,
} from '../../../tests/support/test-drives.ts'
import { appointments } from '../../core/appointments/tables.ts'
import { consents } from '../../core/consent/tables.ts'
import { lastEvent } from '../../core/leads/lead.ts'
import { findLead } from '../../core/leads/leads.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { leadAddresses, leadEvents, leadRequests, leads } from '../../core/leads/tables.ts'
import { outbox } from '../../core/messages/tables.ts'
import { clockTime } from '../../lib/day.ts'
import type { Database } from '../../platform/database.server.ts'

describe.each(everyDatabase)('test drives on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const { book, booked, found, count, bandung, freeTimes } = testDrivesOn(() => database.db)

  test('a booking is stored with person, place, time to answer by, agreement and one message with the private address', async () => {
    const token = await booked({ colour: 'red-metallic' })
    const lead = await found(token)
    expect(lead).toMatchObject({
      ...ibuRina,
      kind: 'test-drive',
      payload: { vehicle: 'xforce', colour: 'red-metallic' },
      reference: expect.stringMatching(/^TD-\w{6}$/),
    })
    expect(lead.dealerId).toBe((await bandung()).id)
    const { kind, by, span, answerBy } = lastEvent(lead)
    expect([kind, by, answerBy?.toString()]).toEqual(['received', 'visitor', '2026-11-27T04:00:00Z'])
    expect(span?.from.equals(mondayAt(halfPastNine))).toBe(true)
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
    const [message] = await database.db.select().from(outbox)
    expect(message).toMatchObject({ recipient: '+6281234567890', secrets: { link: `https://contoh.id/permintaan/${token}` } })
    expect(message?.text).toContain('Senin, 30 November 2026, 09.30 WIB')
  })

  test('neither the key of the form nor the token of the address can be read from the database', async () => {
    const key = newRequestKey()
    const token = await booked({ key })
    await database.db.update(outbox).set({ secrets: null })
    const tables = [leads, leadEvents, leadRequests, leadAddresses, outbox, consents]
    const kept = JSON.stringify(await Promise.all(tables.map((table) => database.db.select().from(table))))
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(token)
    expect(await findLead(database.db, `${token.slice(0, -1)}x`, fridayMorning)).toBeNull()
  })

  test('the last place goes to the first of fifty requests, once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => book({ contact: someoneElse(number) })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
    for (const refusal of refusals) expect(refusal).toMatchObject({ kind: 'slot-gone', taken: true })
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
  })

  test('overlapping slots share the one car, also when they are requested at the same time', async () => {
    const wanted = [halfPastNine, halfPastNine + 30, halfPastNine + 60, halfPastNine - 30]
    const answers = await Promise.all(wanted.map((minutes, number) => book({ minutes, contact: someoneElse(number) })))
    const sold = answers.filter(({ ok }) => ok).length
    expect(sold).toBeLessThanOrEqual(2)
    const places = await database.db.select().from(appointments).orderBy(appointments.startsAt)
    expect(places).toHaveLength(sold)
    for (const [earlier, later] of places.slice(1).map((place, number) => [places[number], place])) {
      expect(Number(later?.startsAt.epochMilliseconds)).toBeGreaterThanOrEqual(Number(earlier?.endsAt.epochMilliseconds))
    }
  })

  test('the answer for a taken place names the three nearest free ones', async () => {
    await booked()
    expect(await freeTimes()).not.toContain('09.00')
    const answer = await book({ contact: someoneElse(1) })
    if (answer.ok || answer.refusal.kind !== 'slot-gone') throw new Error('sold twice')
    const { alternatives } = answer.refusal
    expect(alternatives.map(({ from }) => clockTime(from, 'Asia/Jakarta'))).toEqual(['08.30 WIB', '10.30 WIB', '11.00 WIB'])
  })

  test('the same form sent ten times at once makes one booking with one address', async () => {
    const key = newRequestKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => booked({ key })))
    expect(new Set(answers).size).toBe(1)
    expect(await booked({ key })).toBe(answers[0])
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
  })

  test('the same choices on a new form lead to the same booking', async () => {
    const first = await booked()
    const second = await booked()
    expect((await found(second)).reference).toBe((await found(first)).reference)
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
  })

  test('the phone number alone does not open the booking of another person', async () => {
    await booked()
    const answer = await book({ contact: { ...ibuRina, name: 'Orang Lain' } })
    expect(answer).toEqual({ ok: false, refusal: { kind: 'place-is-yours' } })
    expect(await count()).toMatchObject({ drives: 1, messages: 1 })
  })

  test('a form sent again with other content changes nothing and leads to its first booking', async () => {
    const key = newRequestKey()
    const token = await booked({ key })
    expect(await book({ key, minutes: halfPastNine + 90 })).toEqual({ ok: false, refusal: { kind: 'form-used', token } })
    expect(await count()).toMatchObject({ drives: 1, messages: 1 })
  })

  test('a phone number can have two drives a day and three in all, and the refusal names them', async () => {
    const tuesday = monday.add({ days: 1 })
    const first = await booked()
    const second = await booked({ minutes: halfPastNine + 120 })
    expect(await book({ minutes: halfPastNine + 240 })).toMatchObject({ refusal: { kind: 'too-many', limit: 'day', count: 2 } })
    const third = await booked({ day: tuesday })
    const references = await Promise.all([first, second, third].map(async (token) => (await found(token)).reference))
    expect(await book({ day: tuesday, minutes: halfPastNine + 120 })).toEqual({
      ok: false,
      refusal: { kind: 'too-many', limit: 'altogether', count: 3, references },
    })
  })

  test('with another name, the refusal does not name the drives of the phone number', async () => {
    for (const minutes of [halfPastNine, halfPastNine + 120]) await booked({ minutes })
    const answer = await book({ minutes: halfPastNine + 240, contact: { ...ibuRina, name: 'Orang Lain' } })
    expect(answer).toEqual({ ok: false, refusal: { kind: 'too-many', limit: 'day', count: 2, references: [] } })
  })

  test('requests of one phone number at the same time at different dealers stay within the limit', async () => {
    const dealers = ['bandung', 'cimahi', 'bandung', 'cimahi']
    const wishes = dealers.map((city, number) => ({
      dealer: `mahligai-puteri-berlian-${city}`,
      minutes: halfPastNine + Math.floor(number / 2) * 120,
    }))
    const answers = await Promise.all(wishes.map((wish) => book(wish)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await count()).toMatchObject({ drives: 2, places: 2 })
  })

  test.each([
    ['an unknown car', { vehicle: 'pesawat' }, 'vehicle-unknown'],
    ['a car no longer sold', { vehicle: 'eclipse-cross' }, 'vehicle-not-on-sale'],
    ['an unknown dealer', { dealer: 'toko-sebelah' }, 'dealer-unknown'],
  ])('%s is refused at its field', async (_, changes, refusal) => {
    expect(await book(changes)).toMatchObject({ ok: false, refusal: { kind: 'field', refusal } })
    expect(await count()).toMatchObject({ drives: 0, messages: 0 })
  })

  test('a time that the dealer never offers is refused as gone, not as taken', async () => {
    expect(await book({ minutes: 3 * 60 })).toMatchObject({ ok: false, refusal: { kind: 'slot-gone', taken: false } })
    expect(await book({ day: monday.subtract({ days: 7 }) })).toMatchObject({
      ok: false,
      refusal: { kind: 'slot-gone', taken: false },
    })
  })
})
