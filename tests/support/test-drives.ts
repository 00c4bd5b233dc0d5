import { readSlots } from '../../app/core/appointments/diary.server.ts'
import { appointments } from '../../app/core/appointments/tables.ts'
import { consents } from '../../app/core/consent/tables.ts'
import type { Dealer } from '../../app/core/dealers/dealer.ts'
import { findDealer } from '../../app/core/dealers/dealers.server.ts'
import type { Lead } from '../../app/core/leads/lead.ts'
import { findLead } from '../../app/core/leads/leads.server.ts'
import { newRequestKey } from '../../app/core/leads/private-address.server.ts'
import { leads } from '../../app/core/leads/tables.ts'
import { outbox } from '../../app/core/messages/tables.ts'
import { momentOf } from '../../app/lib/calendar-day.ts'
import { clockTime } from '../../app/lib/day.ts'
import { type Instant, Temporal } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'
import { type Booking, bookTestDrive } from '../../app/site/test-drive/booking.server.ts'

export const fridayMorning = Temporal.Instant.from('2026-11-27T02:00:00Z')
export const monday = Temporal.PlainDate.from('2026-11-30')
export const halfPastNine = 9 * 60 + 30
export const mondayAt = (minutes: number): Instant => momentOf(monday, minutes, 'Asia/Jakarta')
export const onFriday = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }

const slug = 'mahligai-puteri-berlian-bandung'
export const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }
export const someoneElse = (number: number) => ({
  name: `Tamu ${number}`,
  phone: `+6281300000${100 + number}`,
  email: `tamu${number}@contoh.id`,
})

/** A test drive on Monday at 9:30 in Bandung, with changes. */
export const form = (changes: Partial<Booking> = {}): Booking => ({
  vehicle: 'xforce',
  dealer: slug,
  day: monday,
  minutes: halfPastNine,
  colour: null,
  contact: ibuRina,
  key: newRequestKey(),
  source: {},
  notes: [],
  ...changes,
})

/** Functions for tests of booked drives, which happen on Friday morning. The database may be opened later. */
export function testDrivesOn(dbOf: () => Db) {
  const book = (changes?: Partial<Booking>) => bookTestDrive(dbOf(), form(changes), onFriday)
  const booked = async (changes?: Partial<Booking>) => {
    const answer = await book(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = async (token: string): Promise<Lead> => {
    const lead = await findLead(dbOf(), token, fridayMorning)
    if (!lead) throw new Error('no such drive')
    return lead
  }
  const count = async () => {
    const [drives, places, messages, agreements] = await Promise.all(
      [leads, appointments, outbox, consents].map((table) => dbOf().$count(table)),
    )
    return { drives, places, messages, agreements }
  }
  const bandung = async (): Promise<Dealer> => (await findDealer(dbOf(), slug)) as Dealer
  const freeTimes = async () => {
    const { free } = await readSlots(dbOf(), await bandung(), { kind: 'test-drive' }, fridayMorning, { days: [monday] })
    return free.map(({ from }) => clockTime(from, 'Asia/Jakarta').slice(0, 5))
  }
  return { book, booked, found, count, bandung, freeTimes }
}
