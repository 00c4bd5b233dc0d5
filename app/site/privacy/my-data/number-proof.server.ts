import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { redirect } from 'react-router'
import { at } from '../../../addresses.ts'
import { isRequestKey, tokenOf } from '../../../core/leads/private-address.server.ts'
import { registerRequest } from '../../../core/privacy/requests.server.ts'
import { numberHash } from '../../../core/privacy/subject.server.ts'
import { privacyVisits } from '../../../core/privacy/tables.ts'
import type { Instant } from '../../../lib/instant.ts'
import { siteCookie } from '../../../platform/cookies.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import { hashOf } from '../../../platform/secret-hash.server.ts'
import type { Services } from '../../../platform/services.ts'

/** Time for the code; and time to read, once it was right. */
const [minutesToProve, minutesOpen] = [60, 30]
const secretCookie = siteCookie('data-saya', minutesToProve * 60)

type Process = Pick<Services, 'db' | 'clock' | 'environment'>
type Headers = Record<string, string>

/**
 * Begins a visit for a number, before a code has proved it. The number stays out of every address: the browser gets a secret,
 * the table its hash. The form's key makes the secret, so that two presses of one form ask for one code.
 */
export async function beginVisit(
  { db, clock }: Pick<Process, 'db' | 'clock'>,
  request: Request,
  { phone, key }: { phone: string; key: string },
): Promise<{ secret: string; headers: Headers }> {
  const now = clock.now()
  const known = await secretIn(request)
  const asked = known ? await visitOf(db, known, now) : null
  const secret = known && asked?.phone === phone && !asked.provedAt ? known : tokenOf(key)
  const visit = { phone, provedAt: null, expiresAt: now.add({ minutes: minutesToProve }) }
  await db
    .insert(privacyVisits)
    .values({ ...visit, secretHash: hashOf(secret) })
    // The form came back with another number. A proved visit is never changed: its secret comes from no form.
    .onConflictDoUpdate({ target: privacyVisits.secretHash, set: visit, setWhere: isNull(privacyVisits.provedAt) })
  return { secret, headers: await secretCookie.set(request, secret) }
}

/** The visit that waits for its code. Leads to the data when the code was right already, and to the form without a visit. */
export async function waitingVisit({ db, clock }: Process, request: Request): Promise<{ secret: string; phone: string }> {
  const secret = await secretIn(request)
  const visit = secret && (await visitOf(db, secret, clock.now()))
  if (!secret || !visit) throw redirect(at.myData(), 303)
  if (visit.provedAt) throw redirect(at.myDataShown(), 303)
  return { secret, phone: visit.phone }
}

/**
 * Opens the data after a right code. The new secret needs the key of the page on which the code was typed: whoever planted
 * the first cookie does not know it. Looking at the data is a request for access (UU 27/2022 Pasal 32), handled at once.
 */
export async function proveNumber(
  { db, clock, environment }: Process,
  request: Request,
  { secret, phone, key }: { secret: string; phone: string; key: string },
): Promise<Headers> {
  const now = clock.now()
  const proved = provedSecret(secret, key)
  const hash = (await numberHash(db, environment))(phone)
  await db.transaction(async (tx) => {
    const visit = { secretHash: hashOf(proved), phone, provedAt: now, expiresAt: now.add({ minutes: minutesOpen }) }
    await tx.insert(privacyVisits).values(visit).onConflictDoNothing()
    await registerRequest(tx, { kind: 'access', bySelf: true, subjectHash: hash, receivedAt: now, handledAt: now })
  })
  return secretCookie.set(request, proved)
}

/** The header for a second press of the code's button, after the first was right. Null when the code was not right yet. */
export async function provedBefore({ db, clock }: Process, request: Request, visit: { secret: string; key: string }) {
  const proved = provedSecret(visit.secret, visit.key)
  return (await visitOf(db, proved, clock.now())) ? secretCookie.set(request, proved) : null
}

const provedSecret = (secret: string, key: string): string => tokenOf(`${secret} is proved on ${key}`)

/** The proved number, and until when its data is open. Leads to the form without one. */
export async function provedNumber({ db, clock }: Pick<Process, 'db' | 'clock'>, request: Request) {
  const secret = await secretIn(request)
  const isProved = secret && and(eq(privacyVisits.secretHash, hashOf(secret)), isNotNull(privacyVisits.provedAt))
  const [visit] = isProved
    ? await db
        .select({ phone: privacyVisits.phone, expiresAt: privacyVisits.expiresAt })
        .from(privacyVisits)
        .where(and(isProved, gt(privacyVisits.expiresAt, clock.now())))
    : []
  if (!visit) throw redirect(at.myData(), 303)
  return visit
}

/** Closes the data on this browser. */
export async function endVisit({ db }: Pick<Process, 'db'>, request: Request): Promise<Headers> {
  const secret = await secretIn(request)
  if (secret) await db.delete(privacyVisits).where(eq(privacyVisits.secretHash, hashOf(secret)))
  return secretCookie.remove(request)
}

async function visitOf(db: Db, secret: string, now: Instant) {
  const [visit] = await db
    .select()
    .from(privacyVisits)
    .where(and(eq(privacyVisits.secretHash, hashOf(secret)), gt(privacyVisits.expiresAt, now)))
  return visit ?? null
}

async function secretIn(request: Request): Promise<string | null> {
  const secret = await secretCookie.read(request)
  return secret !== null && isRequestKey(secret) ? secret : null
}
