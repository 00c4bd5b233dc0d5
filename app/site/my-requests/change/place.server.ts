import { readSlots } from '../../../core/appointments/diary.server.ts'
import { visitOf } from '../../../core/appointments/move.server.ts'
import { noSchedule, readSchedule } from '../../../core/appointments/schedule.server.ts'
import type { Wanted } from '../../../core/appointments/slot-value.ts'
import { nearestSlots } from '../../../core/appointments/slots.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { type PlaceChoice, shownPlace } from '../../../core/dealers/place.ts'
import { readPlace as readFittingPlace } from '../../../core/dealers/read-place.server.ts'
import { eligibleFilter } from '../../../core/leads/eligible-dealers.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

/** The dealers that can answer the request, and the chosen one: at first the present dealer. */
export async function readPlace(db: Db, lead: Lead, choice: PlaceChoice) {
  const filter = eligibleFilter(lead, await readCatalogue(db))
  const nothing = choice.province === '' && choice.city === '' && choice.dealer === ''
  const present = nothing && lead.dealerId !== null ? (await dealerById(db, lead.dealerId)).slug : choice.dealer
  return readFittingPlace(db, filter, { ...choice, dealer: present })
}

export type MoveOptions = Awaited<ReturnType<typeof readMoveOptions>>

/** Places and times for a move. The appointment's own place counts as free, but its present time is not offered. */
export async function readMoveOptions(db: Db, lead: Lead, choice: PlaceChoice & Wanted, now: Instant) {
  const place = await readPlace(db, lead, choice)
  const { dealer } = place
  const isPresent = dealer !== null && dealer.id === lead.dealerId
  const schedule = dealer ? await readSchedule(db, dealer, visitOf(lead), choice, now, lead.id) : noSchedule
  const present = isPresent ? lastEvent(lead).span : null
  return { place: shownPlace(place), dealer, schedule, presentStart: present?.from.toString() ?? null }
}

/** The three free places closest to the one that was taken. */
export async function freeSlotsNear(db: Db, lead: Lead, dealer: Dealer, wanted: Instant, now: Instant) {
  const { free } = await readSlots(db, dealer, visitOf(lead), now, { except: lead.id })
  return nearestSlots(wanted, free, 3)
}
