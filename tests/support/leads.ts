import { appointments } from '../../app/core/appointments/tables.ts'
import { seedCatalogue } from '../../app/core/cars/catalogue.server.ts'
import { codes, ownNumbers } from '../../app/core/codes/tables.ts'
import { consents, consentWithdrawals } from '../../app/core/consent/tables.ts'
import { changeContent } from '../../app/core/content/content.server.ts'
import { seedDealers } from '../../app/core/dealers/dealers.server.ts'
import type { Lead } from '../../app/core/leads/lead.ts'
import { findLead } from '../../app/core/leads/leads.server.ts'
import {
  leadAddresses,
  leadEvents,
  leadPictures,
  leadProgress,
  leadRequests,
  leads,
  people,
} from '../../app/core/leads/tables.ts'
import { outbox } from '../../app/core/messages/tables.ts'
import type { Instant } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'
import { rateLimits } from '../../app/platform/tables.ts'

const ofLeads = [
  consentWithdrawals,
  appointments,
  leadPictures,
  leadProgress,
  leadEvents,
  leadRequests,
  leadAddresses,
  leads,
  people,
  consents,
]

/** Deletes all requests, messages, codes and counts. */
export async function forgetLeads(db: Db): Promise<void> {
  for (const table of [...ofLeads, outbox, codes, ownNumbers, rateLimits]) await db.delete(table)
}

/** Adds the cars and dealers that requests refer to. */
export async function seedCarsAndDealers(db: Db, now: Instant): Promise<void> {
  await changeContent(db, async (tx) => {
    await seedCatalogue(tx, now)
    await seedDealers(tx)
  })
}

/** The request at a private address. Throws when there is none. */
export async function leadAt(db: Db, token: string, now: Instant): Promise<Lead> {
  const lead = await findLead(db, token, now)
  if (!lead) throw new Error('no such request')
  return lead
}

/** How many rows each table has that a request writes: requests, events, forms, addresses, agreements, messages. */
export async function countLeadRows(db: Db): Promise<string> {
  const tables = [leads, leadEvents, leadRequests, leadAddresses, consents, outbox]
  const counts = await Promise.all(tables.map((table) => db.$count(table)))
  return counts.join()
}
