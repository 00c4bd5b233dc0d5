import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { readRetiredModels } from '~/core/cars/retired.server.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { addressLine, calendarOf } from '~/core/dealers/dealer.ts'
import { dealerById } from '~/core/dealers/dealers.server.ts'
import { lastEvent, stateOf } from '~/core/leads/lead.ts'
import { modelName } from '~/core/leads/request/about-words.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { calendarFile } from '~/lib/calendar-file.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/calendar.screen'
import { kindWords, words } from './words.ts'

export const handle = { personal: true }

/** The appointment for the visitor's own calendar; a later version of the file replaces an earlier one. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock, environment } = context.get(services)
  const lead = await leadOr404(db, token, clock.now())
  const { span, at: changedAt } = lastEvent(lead)
  if (!span || lead.dealerId === null || !('vehicle' in lead.payload)) throw data(null, { status: 404 })
  const { vehicle } = lead.payload
  const dealer = await dealerById(db, lead.dealerId)
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  const { support } = await readSettings(db)
  const state = stateOf(lead, clock.now())
  const file = calendarFile({
    ...span,
    uid: `${lead.reference}@${new URL(environment.publicUrl).hostname}`,
    sequence: lead.history.length - 1,
    status: state === 'cancelled' || state === 'withdrawn' ? 'cancelled' : 'tentative',
    zone: calendarOf(dealer).zone,
    title: words.calendarTitle(kindWords[lead.kind], modelName(models, vehicle)),
    place: `${dealer.name}, ${addressLine(dealer)}`,
    text: words.calendarText(lead.reference),
    organizer: { name: dealer.name, email: support.email.label },
    address: environment.publicUrl + at.request(token),
    changedAt,
  })
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${lead.reference}.ics"`,
  }
  return new Response(file, { headers })
}
