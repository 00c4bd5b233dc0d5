import { at } from '../../../addresses.ts'
import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { linkWords as words } from '../words.ts'

/** What an employee chose to send a link to. `dealer` is a slug. */
export type LinkChoice = { kind: 'simulation' | 'slot'; model: string; dealer: string }

type InsertedLink = { text: string; label: string; href: string }

/** A message with a link to a simulation of a model, or to the free times for a test drive at a dealer. */
export async function readLink(
  db: Db,
  { kind, model, dealer }: LinkChoice,
): Promise<Result<InsertedLink, 'model-missing' | 'dealer-missing'>> {
  const car = (await readCatalogue(db)).filter(isOnSale).find(({ slug }) => slug === model)
  if (!car) return refused('model-missing')
  const { name, slug: vehicle } = car
  if (kind === 'simulation') {
    const href = at.creditSimulation({ vehicle })
    return done({ text: words.simulation(name), label: words.openSimulation(name), href })
  }
  const found = dealer === '' ? null : await findDealer(db, dealer)
  if (!found) return refused('dealer-missing')
  const href = at.testDrive({ vehicle, dealer: found.slug })
  return done({ text: words.slot(name, found.name), label: words.openSlot(name), href })
}
