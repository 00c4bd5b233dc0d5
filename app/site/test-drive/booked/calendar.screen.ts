import { at } from '~/addresses.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { addressLine, calendarOf } from '~/core/dealers/dealer.ts'
import { calendarFile } from '~/lib/calendar-file.ts'
import { services } from '~/platform/services.ts'
import { lastEvent } from '../drive.ts'
import type { Route } from './+types/calendar.screen'
import { findOr404 } from './booked.server.ts'
import { bookedWords } from './words.ts'

export const handle = { personal: true }

/** The test drive for the visitor's own calendar; a later version of the file replaces an earlier one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, environment } = context.get(services)
  const { drive, dealer, car } = await findOr404(db, params.token)
  const { support } = await readSettings(db)
  const { kind, slot, at: changedAt } = lastEvent(drive)
  const file = calendarFile({
    ...slot,
    uid: `${drive.reference}@${new URL(environment.publicUrl).hostname}`,
    sequence: drive.history.length - 1,
    status: kind === 'cancelled' ? 'cancelled' : 'tentative',
    zone: calendarOf(dealer).zone,
    title: bookedWords.calendarTitle(car.name),
    place: `${dealer.name}, ${addressLine(dealer)}`,
    text: bookedWords.calendarText(drive.reference),
    organizer: { name: dealer.name, email: support.email.label },
    address: environment.publicUrl + at.testDriveResult(params.token),
    changedAt,
  })
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${drive.reference}.ics"`,
  }
  return new Response(file, { headers })
}
