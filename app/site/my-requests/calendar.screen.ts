import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { readRetiredModels } from '~/core/cars/retired.server.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { dealerById } from '~/core/dealers/dealers.server.ts'
import { isPermanentAddress } from '~/core/leads/leads.server.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { calendarFile, methodOf } from '~/lib/calendar-file.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/calendar.screen'
import { appointmentEvent } from './appointment-event.ts'

export const handle = { personal: true }

/** The calendar file of the appointment. A later version replaces an earlier one in the visitor's calendar. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const lead = await leadOr404(db, token, now)
  if (lead.dealerId === null) throw data(null, { status: 404 })
  const path = (await isPermanentAddress(db, token)) ? at.request(token) : at.requests()
  const event = appointmentEvent({
    lead,
    dealer: await dealerById(db, lead.dealerId),
    models: { cars: await readCatalogue(db), retired: await readRetiredModels(db) },
    organizerEmail: (await readSettings(db)).support.email.label,
    address: environment.publicUrl + path,
    now,
  })
  if (!event) throw data(null, { status: 404 })
  const headers = {
    'Content-Type': `text/calendar; method=${methodOf(event)}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${lead.reference}.ics"`,
  }
  return new Response(calendarFile(event), { headers })
}
