import { data } from 'react-router'
import { at } from '../../../addresses.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { LeadOf } from '../lead.ts'
import { findLead, wasAddress } from '../leads.server.ts'
import type { LeadKind } from '../payload.ts'
import { expiredWords } from './words.ts'

/**
 * The lead of a private address. Throws a 404 for an unknown address or another kind of lead. For an expired address the
 * page says how to open it again.
 */
export async function leadOr404<Kind extends LeadKind = LeadKind>(
  db: Db,
  token: string,
  now: Instant,
  kind?: Kind,
): Promise<LeadOf<Kind>> {
  const lead = await findLead(db, token, now)
  if (!lead && (await wasAddress(db, token))) throw data({ details: expired }, { status: 410 })
  if (!lead || (kind && lead.kind !== kind)) throw data(null, { status: 404 })
  return lead as LeadOf<Kind>
}

const { title, text, openAgain } = expiredWords
const expired = { title, text, steps: [{ label: openAgain, href: at.requests() }] }
