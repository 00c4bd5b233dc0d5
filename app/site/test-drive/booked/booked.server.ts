import { data } from 'react-router'
import { readSettings } from '../../../core/content/settings.server.ts'
import { addressLine, calendarOf, mapAddress } from '../../../core/dealers/dealer.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { can, lastEvent, stateOf } from '../drive.ts'
import { type FoundDrive, findTestDrive } from '../drives.server.ts'

export type Booked = Awaited<ReturnType<typeof readBooked>>

/** The test drive of a private address; an address of nobody's is a page that is not there. */
export async function findOr404(db: Db, token: string): Promise<FoundDrive> {
  const found = await findTestDrive(db, token)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** A test drive as its pages show it, in words. */
export async function readBooked(db: Db, token: string, now: Instant) {
  const { drive, dealer, car } = await findOr404(db, token)
  const { support } = await readSettings(db)
  const { zone } = calendarOf(dealer)
  const { slot, answerBy } = lastEvent(drive)
  return {
    token,
    reference: drive.reference,
    state: stateOf(drive, now),
    car,
    dealer: {
      slug: dealer.slug,
      name: dealer.name,
      address: addressLine(dealer),
      sample: dealer.sample,
      mapHref: mapAddress(dealer),
    },
    callDealer: dealer.phone ? { label: dealer.phone, href: `tel:${dealer.phone}` } : null,
    support: support.phone,
    slot: dayAndTime(slot.from, zone),
    answerBy: answerBy && dayAndTime(answerBy, zone),
    phoneEnding: nationalMobile(drive.phone).slice(-4),
    may: { move: can('move', drive, now), cancel: can('cancel', drive, now) },
  }
}
