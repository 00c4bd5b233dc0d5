import { readSlots } from '../../core/appointments/diary.server.ts'
import { visitOf } from '../../core/appointments/move.server.ts'
import { nearestSlots } from '../../core/appointments/slots.ts'
import type { Dealer } from '../../core/dealers/dealer.ts'
import type { Lead } from '../../core/leads/lead.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'

/** The three free places closest to the one that was gone. */
export async function freeSlotsNear(db: Db, lead: Lead, dealer: Dealer, wanted: Instant, now: Instant) {
  const { free } = await readSlots(db, dealer, visitOf(lead), now, { except: lead.id })
  return nearestSlots(wanted, free, 3)
}
