import { dealerById } from '../../../core/dealers/dealers.server.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { tellVisitor } from '../../../core/leads/tell-visitor.server.ts'
import type { Template } from '../../../core/messages/template.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { fittingTemplates, isStaffTemplate, staffTemplates, templateValues } from '../messages/templates.ts'
import { type Acted, actOn, isDoublePress, messageTime, recordByStaff } from './act.server.ts'

/** Sends one of the prepared messages to the visitor. */
export function sendTemplate(
  db: Db,
  grant: Grant<'lead:answer'>,
  reference: string,
  name: string,
  context: LeadContext,
): Promise<Acted> {
  return actOn(db, grant, { reference, action: 'send-message' }, context, async (tx, lead) => {
    const dealer = lead.dealerId === null ? null : await dealerById(tx, lead.dealerId)
    if (!isStaffTemplate(name) || !fittingTemplates(lead, dealer, context.now).includes(name)) return refused('template-unfit')
    const template: Template<'slot' | 'dealer' | 'link' | 'name' | 'reference', 'link'> = staffTemplates[name]
    const event = { kind: 'message-sent' as const, detail: { template: template.name } }
    if (isDoublePress(lead, grant, event, context.now)) return done(lead)
    const changed = await recordByStaff(tx, grant, lead, { event, audit: 'lead-message-sent' }, context)
    const news = { lead: changed, token: null, template, sendAt: messageTime(context.now) }
    await tellVisitor(tx, news, context, templateValues(lead, dealer))
    return done(changed)
  })
}
