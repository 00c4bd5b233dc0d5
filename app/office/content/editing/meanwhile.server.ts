import type { Grant } from '~/core/staff/grant.ts'
import type { Db } from '~/platform/database.server.ts'
import type { References } from '../form/references.ts'
import type { FormShape } from '../form/shape.ts'
import { bodyOf, type TypedGroup, typedOf } from '../form/typed.ts'
import { differencesOf } from './differences.server.ts'
import { findVersion, latestVersion, type Place } from './document.server.ts'
import type { Meanwhile } from './merge.ts'

type Mine = { typed: TypedGroup; base: number; shape: FormShape; references: References }

/** The version that somebody saved after `base`, beside what the editor has typed. Null when there is none. */
export async function readMeanwhile(
  db: Db,
  _: Grant<'content:read'>,
  place: Place,
  { typed, base, shape, references }: Mine,
): Promise<Meanwhile | null> {
  const latest = await latestVersion(db, place)
  if (!latest || latest.number === base) return null
  const began = base === 0 ? null : await findVersion(db, place, base)
  const mine = bodyOf(shape, typed)
  const changedByMe = differencesOf(shape, began?.body ?? null, mine, references).map(({ field }) => field)
  const changedByThem = differencesOf(shape, began?.body ?? null, latest.body, references).map(({ field }) => field)
  const clashes = differencesOf(shape, mine, latest.body, references)
    .filter(({ field }) => changedByThem.includes(field))
    .map((difference) => {
      const { field, label } = difference
      return { field, label, isMineToo: changedByMe.includes(field), difference }
    })
  const { number, savedBy, savedAt } = latest
  return { number, savedBy, savedAt: savedAt.toString(), typed: typedOf(shape, latest.body) as TypedGroup, clashes }
}
