import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { PageTag } from '../../lib/page-tracking.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Message } from '../messages/message.ts'
import { messageInsert } from '../messages/messages.server.ts'
import { outbox } from '../messages/tables.ts'
import { readTags } from '../tracking/tags.server.ts'
import { type Source, source } from './source.ts'
import { leadProgress, leads, partnerIn } from './tables.ts'

type NewLead = { id: string; reference: string; source: Source }

/** Leads that are older were told, or the partner was switched on after them. */
const newestHours = 48
/** How long before it is sent a request may have been saved, waiting for its code. With this the index reads only new leads. */
const draftHours = 7 * 24
const mostAtOnce = 500

/**
 * Writes the message about each new lead that an affiliate partner has sent and whose visitor allows it. The key of the
 * message is the lead, so each is told once, however often this runs. Returns the number of leads found.
 */
export async function tellPartners(db: Db, now: Instant): Promise<number> {
  const partners = (await readTags(db)).filter(({ kind }) => kind === 'affiliate')
  const messages = []
  for (const partner of partners) {
    const found = await newLeadsFrom(db, partner, now)
    messages.push(...found.map((lead) => thankYou(partner, lead)))
  }
  if (messages.length > 0) await db.execute(messageInsert(messages, now))
  return messages.length
}

/** Requests that wait for their code are not in `lead_progress`. */
async function newLeadsFrom(db: Db, { id }: PageTag, now: Instant): Promise<NewLead[]> {
  const told = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(eq(outbox.key, sql`${prefix} || ${leads.id}::text`))
  const rows = await db
    .select({ id: leads.id, reference: leads.reference, source: leads.source })
    .from(leadProgress)
    .innerJoin(leads, eq(leads.id, leadProgress.leadId))
    .where(
      and(
        gt(leadProgress.askedAt, now.subtract({ hours: newestHours })),
        gt(leads.createdAt, now.subtract({ hours: newestHours + draftHours })),
        eq(partnerIn(leads), id),
        notExists(told),
      ),
    )
    .limit(mostAtOnce)
  return rows.map((row) => ({ ...row, source: source.parse(row.source) }))
}

const prefix = 'affiliate:'

function thankYou({ id, address }: PageTag, lead: NewLead): Message {
  const { utm_campaign: campaign = '', utm_term: term = '' } = lead.source
  const fields = { event: 'thank-you', source: id, campaign, term, reference: lead.reference }
  return {
    key: prefix + lead.id,
    channel: 'affiliate',
    to: address,
    template: 'affiliate_thank_you',
    subject: '',
    text: new URLSearchParams(fields).toString(),
    values: {},
    secrets: {},
    attachments: [],
    expiresAt: null,
  }
}
