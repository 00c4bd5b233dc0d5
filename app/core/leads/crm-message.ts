import type { Instant } from '../../lib/instant.ts'
import type { Message } from '../messages/message.ts'
import { type Lead, lastEvent, placeBefore } from './lead.ts'

/** The message that tells a CRM about the last event of a lead. */
export function crmMessage(lead: Lead): Message {
  const { id, reference, kind, payload, name, phone, email, dealerId, source, createdAt } = lead
  const { span, at, detail, ...event } = lastEvent(lead)
  const before = placeBefore(lead, lead.history.length - 1)
  const body = {
    lead: { id, reference, kind, payload, name, phone, email, dealerId, source, createdAt },
    event: {
      ...event,
      ...(detail && { detail }),
      number: lead.history.length,
      startsAt: span?.from ?? null,
      endsAt: span?.to ?? null,
      before: before && { dealerId: before.dealerId, startsAt: before.span?.from ?? null, endsAt: before.span?.to ?? null },
      at,
    },
  }
  return {
    key: `crm:${id}:${lead.history.length}`,
    channel: 'webhook',
    to: 'crm',
    template: 'lead_event',
    subject: event.kind,
    text: JSON.stringify(body),
    values: {},
    secrets: {},
    attachments: [],
    expiresAt: null,
  }
}

/** The message that tells a CRM to delete a lead: nothing in it is about the person. */
export function erasureMessage({ id, reference }: Pick<Lead, 'id' | 'reference'>, at: Instant): Message {
  return {
    key: `crm:${id}:erased`,
    channel: 'webhook',
    to: 'crm',
    template: 'lead_erased',
    subject: 'erased',
    text: JSON.stringify({ lead: { id, reference }, event: { kind: 'erased', at } }),
    values: {},
    secrets: {},
    attachments: [],
    expiresAt: null,
  }
}
