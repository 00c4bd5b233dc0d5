import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCatalogue } from '../../core/cars/catalogue.server.ts'
import { consents } from '../../core/consent/tables.ts'
import { changeContent } from '../../core/content/content.server.ts'
import type { Dealer } from '../../core/dealers/dealer.ts'
import { findDealer, seedDealers } from '../../core/dealers/dealers.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { outbox } from '../../core/messages/tables.ts'
import { clockTime, momentOf } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { bookTestDrive } from './booking.server.ts'
import type { BookingForm } from './booking-form.server.ts'
import { readSlots } from './diary.server.ts'
import { lastEvent, stateOf } from './drive.ts'
import { cancelTestDrive, findTestDrive, moveTestDrive } from './drives.server.ts'
import { testDriveEvents, testDrivePlaces, testDriveRequests, testDrives } from './tables.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:00:00Z')
const monday = Temporal.PlainDate.from('2026-11-30')
const halfPastNine = 9 * 60 + 30
const mondayAt = (minutes: number): Instant => momentOf(monday, minutes, 'Asia/Jakarta')
const at = { now: fridayMorning, publicUrl: 'https://contoh.id' }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }
const form = (changes: Partial<BookingForm> = {}): BookingForm => ({
  vehicle: 'xforce',
  dealer: 'mahligai-puteri-berlian-bandung',
  day: monday,
  minutes: halfPastNine,
  colour: null,
  contact: ibuRina,
  key: newRequestKey(),
  ...changes,
})
const someoneElse = (number: number) => ({
  name: `Tamu ${number}`,
  phone: `+6281300000${100 + number}`,
  email: `tamu${number}@contoh.id`,
})

describe.each(everyDatabase)('test drives on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, async (tx) => {
      await seedCatalogue(tx, fridayMorning)
      await seedDealers(tx)
    })
  })
  beforeEach(async () => {
    for (const table of [testDriveEvents, testDrivePlaces, testDriveRequests, testDrives, consents, outbox])
      await database.db.delete(table)
  })
  afterAll(() => database.close())

  const book = (changes?: Partial<BookingForm>) => bookTestDrive(database.db, form(changes), at)
  const booked = async (changes?: Partial<BookingForm>) => {
    const answer = await book(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = async (token: string) => {
    const drive = await findTestDrive(database.db, token)
    if (!drive) throw new Error('no such drive')
    return drive
  }
  const count = async () => {
    const [drives, places, messages, agreements] = await Promise.all(
      [testDrives, testDrivePlaces, outbox, consents].map((table) => database.db.$count(table)),
    )
    return { drives, places, messages, agreements }
  }
  const bandung = async (): Promise<Dealer> => (await findDealer(database.db, 'mahligai-puteri-berlian-bandung')) as Dealer
  const freeTimes = async () => {
    const { free } = await readSlots(database.db, await bandung(), fridayMorning, { days: [monday] })
    return free.map(({ from }) => clockTime(from, 'Asia/Jakarta').slice(0, 5))
  }

  test('a booking is kept whole: person, place, promise, agreement and one message with the private address', async () => {
    const token = await booked({ colour: 'red-metallic' })
    const { drive, dealer, car } = await found(token)
    expect(drive).toMatchObject({
      ...ibuRina,
      vehicle: 'xforce',
      colour: 'red-metallic',
      reference: expect.stringMatching(/^TD-\w{6}$/),
    })
    expect([dealer.name, car.name]).toEqual(['Mahligai Puteri Berlian Bandung', 'XFORCE'])
    expect(lastEvent(drive)).toMatchObject({ kind: 'requested', by: 'visitor' })
    expect(lastEvent(drive).slot.from.equals(mondayAt(halfPastNine))).toBe(true)
    expect(lastEvent(drive).answerBy?.toString()).toBe('2026-11-27T04:00:00Z')
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
    const [message] = await database.db.select().from(outbox)
    expect(message).toMatchObject({ recipient: '+6281234567890', link: `https://contoh.id/test-drive/result/${token}` })
    expect(message?.text).toContain('Senin, 30 November 2026, 09.30 WIB')
  })

  test('neither the key of the form nor the token of the address can be read from the database', async () => {
    const key = newRequestKey()
    const token = await booked({ key })
    await database.db.update(outbox).set({ link: null })
    const tables = [testDrives, testDriveEvents, testDriveRequests, outbox, consents]
    const kept = JSON.stringify(await Promise.all(tables.map((table) => database.db.select().from(table))))
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(token)
    expect(await findTestDrive(database.db, `${token.slice(0, -1)}x`)).toBeNull()
  })

  test('the last place is sold once, to whoever of twenty comes first', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => book({ contact: someoneElse(number) })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
    for (const refusal of refusals) expect(refusal).toMatchObject({ kind: 'slot-gone', taken: true })
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
  })

  test('overlapping slots share the one car, also when they are asked for at the same time', async () => {
    const wanted = [halfPastNine, halfPastNine + 30, halfPastNine + 60, halfPastNine - 30]
    const answers = await Promise.all(wanted.map((minutes, number) => book({ minutes, contact: someoneElse(number) })))
    const sold = answers.filter(({ ok }) => ok).length
    expect(sold).toBeLessThanOrEqual(2)
    const places = await database.db.select().from(testDrivePlaces).orderBy(testDrivePlaces.startsAt)
    expect(places).toHaveLength(sold)
    for (const [earlier, later] of places.slice(1).map((place, number) => [places[number], place])) {
      expect(Number(later?.startsAt.epochMilliseconds)).toBeGreaterThanOrEqual(Number(earlier?.endsAt.epochMilliseconds))
    }
  })

  test('a place that is gone comes with the three nearest free ones', async () => {
    await booked()
    expect(await freeTimes()).not.toContain('09.00')
    const answer = await book({ contact: someoneElse(1) })
    if (answer.ok || answer.refusal.kind !== 'slot-gone') throw new Error('sold twice')
    const { alternatives } = answer.refusal
    expect(alternatives.map(({ from }) => clockTime(from, 'Asia/Jakarta'))).toEqual(['08.30 WIB', '10.30 WIB', '11.00 WIB'])
  })

  test('the same form sent again, even ten times at once, is the same booking with the same address', async () => {
    const key = newRequestKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => booked({ key })))
    expect(new Set(answers).size).toBe(1)
    expect(await booked({ key })).toBe(answers[0])
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
  })

  test('the same wish on a fresh form is the same booking, not a second', async () => {
    const first = await booked()
    const second = await booked()
    expect((await found(second)).drive.reference).toBe((await found(first)).drive.reference)
    expect(await count()).toEqual({ drives: 1, places: 1, messages: 1, agreements: 1 })
  })

  test('a phone number alone does not open a stranger the booking', async () => {
    await booked()
    const answer = await book({ contact: { ...ibuRina, name: 'Orang Lain' } })
    expect(answer).toEqual({ ok: false, refusal: { kind: 'place-is-yours' } })
    expect(await count()).toMatchObject({ drives: 1, messages: 1 })
  })

  test('a form sent again with other content changes nothing and leads to the booking it made', async () => {
    const key = newRequestKey()
    const token = await booked({ key })
    expect(await book({ key, minutes: halfPastNine + 90 })).toEqual({ ok: false, refusal: { kind: 'form-used', token } })
    expect(await count()).toMatchObject({ drives: 1, messages: 1 })
  })

  test('one phone number has two drives on a day and three ahead of it, and is told which', async () => {
    const tuesday = monday.add({ days: 1 })
    const first = await booked()
    const second = await booked({ minutes: halfPastNine + 120 })
    expect(await book({ minutes: halfPastNine + 240 })).toMatchObject({ refusal: { kind: 'too-many', limit: 'day', count: 2 } })
    const third = await booked({ day: tuesday })
    const references = await Promise.all([first, second, third].map(async (token) => (await found(token)).drive.reference))
    expect(await book({ day: tuesday, minutes: halfPastNine + 120 })).toEqual({
      ok: false,
      refusal: { kind: 'too-many', limit: 'altogether', count: 3, references },
    })
    await cancelTestDrive(database.db, second, at)
    expect(await book({ day: tuesday, minutes: halfPastNine + 120 })).toMatchObject({ ok: true })
  })

  test('with another name a phone number is not told whose drives fill it', async () => {
    for (const minutes of [halfPastNine, halfPastNine + 120]) await booked({ minutes })
    const answer = await book({ minutes: halfPastNine + 240, contact: { ...ibuRina, name: 'Orang Lain' } })
    expect(answer).toEqual({ ok: false, refusal: { kind: 'too-many', limit: 'day', count: 2, references: [] } })
  })

  test('requests of one phone number at the same time, at different dealers, stay within its limit', async () => {
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

  test('a time the dealer never offers is gone, not taken', async () => {
    expect(await book({ minutes: 3 * 60 })).toMatchObject({ ok: false, refusal: { kind: 'slot-gone', taken: false } })
    expect(await book({ day: monday.subtract({ days: 7 }) })).toMatchObject({
      ok: false,
      refusal: { kind: 'slot-gone', taken: false },
    })
  })

  test('moving frees the old place, takes the new one, and is told in one message', async () => {
    const token = await booked()
    const to = mondayAt(halfPastNine + 30)
    expect(await moveTestDrive(database.db, token, to, at)).toMatchObject({ ok: true })
    expect(await moveTestDrive(database.db, token, to, at)).toMatchObject({ ok: true })
    const { drive } = await found(token)
    expect(drive.history.map(({ kind }) => kind)).toEqual(['requested', 'moved'])
    expect(lastEvent(drive).slot.from.equals(to)).toBe(true)
    expect(await freeTimes()).toContain('09.00')
    expect(await count()).toMatchObject({ drives: 1, places: 1, messages: 2 })
  })

  test('moving to a taken place changes nothing', async () => {
    await booked({ contact: someoneElse(1) })
    const token = await booked({ minutes: halfPastNine + 120 })
    expect(await moveTestDrive(database.db, token, mondayAt(halfPastNine), at)).toEqual({ ok: false, refusal: 'slot-gone' })
    expect((await found(token)).drive.history).toHaveLength(1)
  })

  test('two who move to the same place at once: one gets it', async () => {
    const tokens = [
      await booked({ contact: someoneElse(1) }),
      await booked({ contact: someoneElse(2), minutes: halfPastNine + 60 }),
    ]
    const answers = await Promise.all(tokens.map((token) => moveTestDrive(database.db, token, mondayAt(14 * 60), at)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await count()).toMatchObject({ drives: 2, places: 2, messages: 3 })
  })

  test('cancelling gives the place back, once, and ends it', async () => {
    const token = await booked()
    await Promise.all([cancelTestDrive(database.db, token, at), cancelTestDrive(database.db, token, at)])
    const { drive } = await found(token)
    expect(stateOf(drive, fridayMorning)).toBe('cancelled')
    expect(drive.history.map(({ kind }) => kind)).toEqual(['requested', 'cancelled'])
    expect(await freeTimes()).toContain('09.30')
    expect(await moveTestDrive(database.db, token, mondayAt(14 * 60), at)).toEqual({ ok: false, refusal: 'not-possible' })
    expect(await count()).toMatchObject({ drives: 1, places: 0, messages: 2 })
    expect(await booked({ contact: someoneElse(3) })).not.toBe(token)
  })

  test('a drive whose time has come can be neither moved nor cancelled', async () => {
    const token = await booked()
    const later = { ...at, now: mondayAt(halfPastNine) }
    expect(await cancelTestDrive(database.db, token, later)).toEqual({ ok: false, refusal: 'not-possible' })
    expect(await moveTestDrive(database.db, token, mondayAt(14 * 60), later)).toEqual({ ok: false, refusal: 'not-possible' })
  })

  test('an unknown address finds, moves and cancels nothing', async () => {
    expect(await findTestDrive(database.db, 'unknown')).toBeNull()
    expect(await moveTestDrive(database.db, 'unknown', mondayAt(halfPastNine), at)).toEqual({ ok: false, refusal: 'unknown' })
    expect(await cancelTestDrive(database.db, 'unknown', at)).toEqual({ ok: false, refusal: 'unknown' })
  })
})
