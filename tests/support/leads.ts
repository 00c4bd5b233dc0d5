import { appointments } from '../../app/core/appointments/tables.ts'
import { seedCatalogue } from '../../app/core/cars/catalogue.server.ts'
import { codes, ownNumbers } from '../../app/core/codes/tables.ts'
import { consents, consentWithdrawals } from '../../app/core/consent/tables.ts'
import { changeContent } from '../../app/core/content/content.server.ts'
import { seedDealers } from '../../app/core/dealers/dealers.server.ts'
import { leadAddresses, leadEvents, leadPictures, leadRequests, leads, people } from '../../app/core/leads/tables.ts'
import { outbox } from '../../app/core/messages/tables.ts'
import type { Instant } from '../../app/lib/instant.ts'
import type { Db } from '../../app/platform/database.server.ts'
import { rateLimits } from '../../app/platform/tables.ts'

const ofLeads = [consentWithdrawals, appointments, leadPictures, leadEvents, leadRequests, leadAddresses, leads, people, consents]

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
