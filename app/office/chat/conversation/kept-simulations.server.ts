import { at } from '../../../addresses.ts'
import type { Conversation } from '../../../core/conversations/conversations.server.ts'
import { leadByReference } from '../../../core/leads/leads.server.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { longDate } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { keptCar } from '../../../site/simulation/saved/kept-car.server.ts'
import { isKept } from '../../../site/simulation/saved/result.server.ts'
import { simulationOf } from '../../../site/simulation/saved/saved-simulation-schema.ts'
import { leadsOfNumber } from '../../leads/detail/detail.server.ts'
import { linkWords as words } from '../words.ts'
import type { InsertedLink } from './insert-link.server.ts'

type Proved = Pick<Conversation, 'phone' | 'phoneProvedAt'>

/** The simulations that the visitor has kept, which the grant covers. Empty until the visitor has proved the number. */
export async function keptSimulations(db: Db, grant: Grant<'lead:read'>, { phone, phoneProvedAt }: Proved, now: Instant) {
  if (phone === null || phoneProvedAt === null) return []
  const found = (await leadsOfNumber(db, grant, phone)).filter(({ kind }) => kind === 'simulation')
  const all = await Promise.all(found.map(({ reference }) => leadByReference(db, reference)))
  const kept = all.filter((lead) => lead?.kind === 'simulation').filter((lead) => isKept(lead, now))
  return Promise.all(
    kept.map(async ({ reference, payload }) => ({
      reference,
      car: (await keptCar(db, payload)).name,
      on: longDate(simulationOf(payload).on),
    })),
  )
}

/**
 * A message with a link to one of them. It leads to the page of requests, which asks for a code: the log of a chat, its
 * transcript and the office must not hold an address that opens without one.
 */
export async function keptSimulationLink(
  db: Db,
  grant: Grant<'lead:read'>,
  conversation: Proved,
  reference: string,
  now: Instant,
): Promise<Result<InsertedLink, 'simulation-missing'>> {
  const kept = (await keptSimulations(db, grant, conversation, now)).find((each) => each.reference === reference)
  if (!kept) return refused('simulation-missing')
  return done({ text: words.kept(kept.car, kept.on), label: words.openKept, href: at.requests({ nomor: reference }) })
}
