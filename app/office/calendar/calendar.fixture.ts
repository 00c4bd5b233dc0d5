import { eq } from 'drizzle-orm'
import { fridayMorning, monday, someoneElse } from '../../../tests/support/test-drives.ts'
import { changeContent } from '../../core/content/content.server.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import { dealers } from '../../core/dealers/tables.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { done } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { CalendarChange } from './hours/calendar-change.ts'
import { calendarChanges } from './tables.ts'
import type { WalkInForm } from './walk-in/walk-in-form.server.ts'

export const bandungSlug = 'mahligai-puteri-berlian-bandung'
/** A dealer in Ambon, in the zone WIT. */
export const ambonSlug = 'dealer-contoh-ambon'

/** The dealer as stored now. Throws for an unknown slug. */
export async function dealerNow(db: Db, slug = bandungSlug) {
  const dealer = await findDealer(db, slug)
  if (!dealer) throw new Error(`no dealer ${slug}`)
  return dealer
}

/** Takes back every change of a dealer's calendar. */
export async function forgetChanges(db: Db, slug = bandungSlug): Promise<void> {
  const usual = {
    otherDays: [],
    demonstrationCars: 1,
    serviceBays: 2,
    demonstrationCarsByHour: {},
    serviceBaysByHour: {},
    capacityOnDays: {},
    demonstrationFleet: null,
  }
  await changeContent(db, (tx) => tx.update(dealers).set(usual).where(eq(dealers.slug, slug)))
  await db.delete(calendarChanges)
}

export const closedMonday: CalendarChange = { kind: 'day', date: monday.toString(), hours: null, reason: 'Inventarisasi' }
export const drives = (usual: number): CalendarChange => ({ kind: 'capacity', of: 'test-drive', usual, byHour: {} })
export const carOf = (vehicle: string, id = vehicle): CalendarChange => ({
  kind: 'add-car',
  car: { id, vehicle, name: `D ${id}`, away: [] },
})

/** A visitor who comes for a test drive without an appointment. */
export const walkInForm = (number: number, changes: Partial<WalkInForm> = {}): WalkInForm => ({
  key: newRequestKey(),
  kind: 'test-drive',
  day: monday,
  minutes: 9 * 60,
  vehicle: 'xforce',
  year: done(2020),
  plate: '',
  type: null,
  name: done(someoneElse(number).name),
  phone: done(someoneElse(number).phone),
  ...changes,
})

export const minutesLater = (minutes: number) => ({
  now: fridayMorning.add({ minutes }),
  publicUrl: 'https://contoh.id',
  tellsCrm: false,
})
