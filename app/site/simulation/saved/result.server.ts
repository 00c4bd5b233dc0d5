import { redirect } from 'react-router'
import { at } from '../../../addresses.ts'
import { type LeadOf, stateOf } from '../../../core/leads/lead.ts'
import { leadsOfPerson } from '../../../core/leads/leads.server.ts'
import { leadOr404 } from '../../../core/leads/request/find-or-404.server.ts'
import { viewRequest } from '../../../core/leads/request/request-view.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Services } from '../../../platform/services.ts'
import { shareAddress } from '../calculation/next-steps.ts'
import { calculatorOf } from './calculator.ts'
import { fullName, keptCar } from './kept-car.server.ts'
import { canAskDealer } from './save-simulation.server.ts'
import { savedLine } from './saved-line.ts'
import type { SavedSimulation } from './saved-simulation-schema.ts'
import { simulationOf } from './saved-simulation-schema.ts'

type SimulationLead = LeadOf<'simulation'>

/** A saved simulation. Redirects when its journey is not finished; 404 when there is none. */
export async function keptOr404(token: string, { db, clock }: Pick<Services, 'db' | 'clock'>): Promise<SimulationLead> {
  const now = clock.now()
  const lead = await leadOr404(db, token, now, 'simulation')
  if (stateOf(lead, now) === 'awaiting-code') throw redirect(at.simulationCode(token))
  if (!isKept(lead, now)) throw redirect(at.request(token))
  return lead
}

/** True while its owner can open it. */
export const isKept = (lead: SimulationLead, now: Instant): boolean =>
  ['received', 'moved', 'closed'].includes(stateOf(lead, now))

/** The person's other simulations: each was verified with a code to the same number. */
export async function otherSimulations(db: Db, lead: SimulationLead, now: Instant): Promise<SimulationLead[]> {
  const all = await leadsOfPerson(db, lead, 'simulation')
  return all.filter((other) => other.id !== lead.id && isKept(other, now))
}

export type Result = Awaited<ReturnType<typeof loadResult>>

/** All data of a saved simulation's page. */
export async function loadResult(token: string, services: Services, calculator: SavedSimulation['calculator']) {
  const { db, clock, environment } = services
  const now = clock.now()
  const lead = await keptOr404(token, services)
  const simulation = simulationOf(lead.payload)
  const own = calculatorOf(simulation.calculator)
  if (simulation.calculator !== calculator) throw redirect(own.resultAddress(token))
  const { cash, credit, choice } = simulation
  const address = own.address(choice)
  return {
    token,
    simulation,
    view: await viewRequest(db, lead, now),
    mayAsk: canAskDealer(lead, { now }),
    calculator: { label: own.title, href: address },
    share: shareAddress(
      fullName(await keptCar(db, lead.payload)),
      { credit: credit && { name: credit.package.name, breakdown: credit.breakdown }, cash },
      environment.publicUrl + address,
    ),
    others: await shownOthers(db, lead, now),
  }
}

async function shownOthers(db: Db, lead: SimulationLead, now: Instant) {
  const others = await otherSimulations(db, lead, now)
  return Promise.all(
    others.map(async ({ reference, payload }) => ({
      reference,
      car: (await keptCar(db, payload)).name,
      on: simulationOf(payload).on,
      line: savedLine(payload),
    })),
  )
}
