import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { dueBy, hoursToTellBreach } from '../../core/privacy/privacy-request.ts'
import { privacyBreachCorrections, privacyBreaches } from '../../core/privacy/tables.ts'
import { recordAudit, recordLook } from '../../core/staff/audit.server.ts'
import type { Grant } from '../../core/staff/grant.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import type { BreachAudience, NewBreach } from './breach.ts'

export type Breach = typeof privacyBreaches.$inferSelect
/** What an entry said before, until somebody corrected it. */
export type BreachCorrection = typeof privacyBreachCorrections.$inferSelect

/** The newest ones; there should be none. */
const mostShown = 100

export function listBreaches(db: Db, _: Grant<'privacy:read'>): Promise<Breach[]> {
  return db.select().from(privacyBreaches).orderBy(desc(privacyBreaches.noticedAt)).limit(mostShown)
}

/** An entry with its corrections, the first one first. */
export async function openBreach(
  db: Db,
  grant: Grant<'privacy:read'>,
  id: string,
  now: Instant,
): Promise<(Breach & { corrections: BreachCorrection[] }) | null> {
  const [breach] = await db.select().from(privacyBreaches).where(eq(privacyBreaches.id, id))
  if (!breach) return null
  await recordLook(db, grant, { action: 'breach-opened', subject: { kind: 'breach', id } }, now)
  return { ...breach, corrections: await correctionsOf(db, id) }
}

/**
 * Enters a breach. The time to tell runs from the moment in which it was noticed. Returns its id: that of the first entry when
 * a second press of the button brings the same again.
 */
export function enterBreach(db: Db, grant: Grant<'privacy:handle'>, breach: NewBreach, now: Instant): Promise<string> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'breaches')
    const entered = await sameBreach(tx, breach)
    if (entered) return entered.id
    const id = randomUUID()
    const dueAt = dueBy(breach.noticedAt, hoursToTellBreach)
    await tx.insert(privacyBreaches).values({ ...breach, id, dueAt, enteredBy: grant.staff.name, enteredAt: now })
    const after = { affected: breach.affected, noticedAt: breach.noticedAt.toString() }
    await recordAudit(tx, grant, { action: 'breach-added', subject: { kind: 'breach', id }, after }, now)
    return id
  })
}

async function sameBreach(tx: Db, breach: NewBreach): Promise<Breach | undefined> {
  const { happened, exposed, measures, affected, noticedAt } = privacyBreaches
  const same = and(
    eq(happened, breach.happened),
    eq(exposed, breach.exposed),
    eq(measures, breach.measures),
    eq(affected, breach.affected),
    eq(noticedAt, breach.noticedAt),
  )
  return (await tx.select().from(privacyBreaches).where(same).limit(1))[0]
}

function correctionsOf(db: Db, id: string): Promise<BreachCorrection[]> {
  const { breachId, number } = privacyBreachCorrections
  return db.select().from(privacyBreachCorrections).where(eq(breachId, id)).orderBy(asc(number))
}

/** `seen`: the number of corrections that the employee knew when typing. */
export type Correction = { id: string; breach: NewBreach; seen: number }

/**
 * Corrects an entry, and keeps what it said before. The time to tell follows the moment of notice. Refused when somebody else has
 * corrected the entry meanwhile; the same texts again change nothing.
 */
export function correctBreach(
  db: Db,
  grant: Grant<'privacy:handle'>,
  { id, breach, seen }: Correction,
  now: Instant,
): Promise<Result<undefined, 'unknown' | 'corrected-meanwhile'>> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(privacyBreaches).where(eq(privacyBreaches.id, id)).for('update')
    if (!before) return refused('unknown')
    if (sameFacts(before, breach)) return done(undefined)
    const number = (await tx.$count(privacyBreachCorrections, eq(privacyBreachCorrections.breachId, id))) + 1
    if (seen !== number - 1) return refused('corrected-meanwhile')
    const { happened, exposed, measures, affected, noticedAt } = before
    const former = { happened, exposed, measures, affected, noticedAt }
    const correction = { breachId: id, number, correctedBy: grant.staff.name, correctedAt: now }
    await tx.insert(privacyBreachCorrections).values({ ...former, ...correction })
    await tx.update(privacyBreaches).set(changesOf(before, breach)).where(eq(privacyBreaches.id, id))
    const after = { number, affected: breach.affected, noticedAt: breach.noticedAt.toString() }
    await recordAudit(tx, grant, { action: 'breach-corrected', subject: { kind: 'breach', id }, after }, now)
    return done(undefined)
  })
}

function sameFacts(one: NewBreach, other: NewBreach): boolean {
  const isSameTime = one.noticedAt.equals(other.noticedAt)
  const isSameText = one.happened === other.happened && one.exposed === other.exposed && one.measures === other.measures
  return isSameTime && isSameText && one.affected === other.affected
}

/** Another time of notice moves the end of the legal time, and administrators are told of the new one. */
function changesOf(before: Breach, breach: NewBreach): Partial<Breach> {
  if (before.noticedAt.equals(breach.noticedAt)) return breach
  return { ...breach, dueAt: dueBy(breach.noticedAt, hoursToTellBreach), escalatedAt: null }
}

const columns = {
  subjects: { key: 'subjectsToldAt', column: privacyBreaches.subjectsToldAt },
  authority: { key: 'authorityToldAt', column: privacyBreaches.authorityToldAt },
  public: { key: 'publicToldAt', column: privacyBreaches.publicToldAt },
} as const satisfies Record<BreachAudience, unknown>

/** Records that somebody was told now. A second time changes nothing. */
export function tellBreach(
  db: Db,
  grant: Grant<'privacy:handle'>,
  { id, audience }: { id: string; audience: BreachAudience },
  now: Instant,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { key, column } = columns[audience]
    const told = await tx
      .update(privacyBreaches)
      .set({ [key]: now })
      .where(and(eq(privacyBreaches.id, id), isNull(column)))
      .returning({ id: privacyBreaches.id })
    if (told.length === 0) return
    await recordAudit(tx, grant, { action: 'breach-told', subject: { kind: 'breach', id }, after: { audience } }, now)
  })
}
