import { earliest, type Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Programme, programmeKind } from './programme-schema.ts'
import { isForModel, longestCountdown, type ProgrammeSummary } from './programmes.ts'
import { seedItems } from './seed-files.server.ts'
import { type Item, listShown, nextChange } from './shown-items.server.ts'
import { daysLeft, freshUntil, isCurrent, nextMidnight, phaseOf, startOfLast } from './validity.ts'

const files = import.meta.glob<unknown>('../../../data/content/promotions/*.json', { eager: true, import: 'default' })

/** The newest ones. Earlier programmes ended long ago. */
const mostProgrammes = 200

export type Programmes = {
  /** The one that ends first comes first. */
  running: ProgrammeSummary[]
  /** The one that begins first comes first. */
  coming: ProgrammeSummary[]
  /** Until then a page that lists programmes is correct. */
  changesAt: Instant | null
}

/** The published programmes of today and of later days. */
export async function readProgrammes(db: Db, now: Instant): Promise<Programmes> {
  const [{ items }, change] = await Promise.all([
    listShown(db, programmeKind, { page: 1, perPage: mostProgrammes }, now),
    nextChange(db, programmeKind, now),
  ])
  const bodies = items.map(({ body }) => body)
  const summaries = (phase: 'running' | 'coming') =>
    items.filter(({ body }) => phaseOf(body, now) === phase).map((item) => summaryOf(item, now))
  return {
    running: summaries('running').toSorted(by('until')),
    coming: summaries('coming').toSorted(by('from')),
    changesAt: earliest([change, freshUntil(bodies, now), ...bodies.map((body) => countdownChange(body, now))]),
  }
}

/** The running programmes of a model, and until when a page that shows them is correct. */
export async function readProgrammesOf(db: Db, model: string, now: Instant) {
  const { running, changesAt } = await readProgrammes(db, now)
  return { programmes: running.filter((programme) => isForModel(programme, model)), changesAt }
}

const by = (day: 'from' | 'until') => (one: ProgrammeSummary, other: ProgrammeSummary) =>
  one[day].localeCompare(other[day]) || one.slug.localeCompare(other.slug)

function summaryOf({ slug, body: { body: _, terms: __, ...body } }: Item<Programme>, now: Instant): ProgrammeSummary {
  return { slug, ...body, daysLeft: countdownOf(body, now) }
}

/** Whole days to the last day of a running programme; null when it does not end soon. */
export function countdownOf(programme: Pick<Programme, 'from' | 'until' | 'zone'>, now: Instant): number | null {
  const days = daysLeft(programme, now)
  return isCurrent(programme, now) && days <= longestCountdown ? days : null
}

/** The midnight at which the countdown begins or shows another day. */
function countdownChange(programme: Programme, now: Instant): Instant | null {
  const start = startOfLast(longestCountdown, programme)
  if (now.epochMilliseconds < start.epochMilliseconds) return start
  return isCurrent(programme, now) ? nextMidnight(now, programme.zone) : null
}

export function seedProgrammes(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, programmeKind, files, now)
}
