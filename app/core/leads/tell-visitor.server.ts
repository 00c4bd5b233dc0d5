import { at } from '../../addresses.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { compose } from '../messages/message.ts'
import { writeMessage } from '../messages/messages.server.ts'
import type { Template } from '../messages/template.ts'
import type { Lead } from './lead.ts'
import type { LeadContext } from './lead-context.ts'
import { openAddress, permanentToken } from './leads.server.ts'
import { newRequestKey, tokenOf } from './private-address.server.ts'
import { reachOf } from './reach.ts'

type News<Place extends string, Secret extends Place> = {
  lead: Lead
  /** The private address that the visitor uses now. Null: the message gets a new one. */
  token: string | null
  template: Template<Place, Secret>
  /** The message leaves then at the earliest. */
  sendAt?: Instant | undefined
}

/** The places of a template that need no value from the caller. */
type Known = 'reference' | 'name' | 'link' | 'calendar' | 'call_time'

/**
 * Writes a message about the last event of a lead, with links to the private pages of the request. Writes none when no
 * channel reaches the visitor.
 */
export async function tellVisitor<Place extends string, Secret extends Place>(
  tx: Db,
  { lead, token, template, sendAt }: News<Place, Secret>,
  { now, publicUrl }: LeadContext,
  values: Record<Exclude<Place, Known>, string>,
): Promise<void> {
  const reach = reachOf(lead)
  if (!reach) return
  const permanent = token === null ? await newAddress(tx, lead, now) : await permanentToken(tx, lead.id, token, now)
  const links = {
    link: at.request(permanent),
    calendar: at.requestCalendar(permanent),
    call_time: at.requestCallTime(permanent),
  }
  const secrets = template.secrets.map((place) => [place, publicUrl + links[place as keyof typeof links]])
  const common = { reference: lead.reference, name: lead.name, ...Object.fromEntries(secrets) }
  const envelope = { key: messageKey(template, lead), ...reach }
  await writeMessage(tx, compose(template, { ...common, ...values } as Record<Place, string>, envelope), now, sendAt)
}

/** One message of a template for each event. */
export const messageKey = ({ name }: Pick<Template, 'name'>, { id, history }: Pick<Lead, 'id' | 'history'>): string =>
  `${name}:${id}:${history.length}`

async function newAddress(tx: Db, lead: Lead, now: Instant): Promise<string> {
  const token = tokenOf(newRequestKey())
  await openAddress(tx, lead.id, token, now)
  return token
}
