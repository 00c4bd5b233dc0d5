import { randomBytes, randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { dealers } from '../../core/dealers/tables.ts'
import type { StaffAuth } from '../../core/staff/auth.server.ts'
import { commandLine } from '../../core/staff/grant.ts'
import { type Role, roles } from '../../core/staff/roles.ts'
import { staff, staffAccounts, staffSecondFactors, staffSessions } from '../../core/staff/tables.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Process, staffAuth } from '../sign-in/staff-auth.server.ts'
import { addStaff } from '../staff/staff.server.ts'

/** How a sample employee signs in. `totpKey`: the key for an authenticator app; only administrators need one. */
export type SampleSignIn = { role: Role; email: string; password: string; totpKey: string | null }

const names: Record<Role, string> = {
  administrator: 'Ayu Contoh',
  editor: 'Bagus Contoh',
  'call-centre': 'Citra Contoh',
  dealer: 'Dewi Contoh',
  auditor: 'Eko Contoh',
}

const emailOf = (role: Role): string => `${role}@contoh.example`

/**
 * Adds one sample employee of each role; the one of the role `dealer` works for the first dealers by name. A further call
 * gives them new passwords.
 */
export async function addSampleStaff(process: Process): Promise<SampleSignIn[]> {
  const auth = await staffAuth(process)
  const dealerIds = await firstDealers(process.db)
  const added: SampleSignIn[] = []
  for (const role of roles) {
    const form = { name: names[role], email: emailOf(role), role, dealerIds }
    await addStaff(process.db, commandLine(), form, process.clock.now())
    const password = randomBytes(12).toString('base64url')
    await setPassword(process.db, auth, emailOf(role), password)
    const totpKey = role === 'administrator' ? await activateSecondFactor(auth, emailOf(role), password) : null
    // Also the session in which the second factor was set up.
    await endSessionsOf(process.db, emailOf(role))
    added.push({ role, email: emailOf(role), password, totpKey })
  }
  return added
}

async function firstDealers(db: Db): Promise<string[]> {
  const rows = await db.select({ id: dealers.id }).from(dealers).orderBy(asc(dealers.name), asc(dealers.id)).limit(3)
  return rows.map(({ id }) => id)
}

/** Replaces the password and removes the second factor. */
async function setPassword(db: Db, auth: StaffAuth, email: string, password: string): Promise<void> {
  const hash = await (await auth.$context).password.hash(password)
  await db.transaction(async (tx) => {
    const [employee] = await tx.update(staff).set({ twoFactorEnabled: false }).where(eq(staff.email, email)).returning()
    if (!employee) throw new Error(`No employee ${email}`)
    const { id: staffId, createdAt } = employee
    await tx.delete(staffAccounts).where(eq(staffAccounts.staffId, staffId))
    await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.staffId, staffId))
    const own = { accountId: staffId, staffId, providerId: 'credential', password: hash }
    await tx.insert(staffAccounts).values({ id: randomUUID(), ...own, createdAt, updatedAt: createdAt })
  })
}

async function endSessionsOf(db: Db, email: string): Promise<void> {
  const employee = db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
  await db.delete(staffSessions).where(inArray(staffSessions.staffId, employee))
}

/** Signs in and sets up the second factor, as the employee would. Returns the key for an authenticator app. */
async function activateSecondFactor(auth: StaffAuth, email: string, password: string): Promise<string> {
  const { headers: signedIn } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true })
  const headers = new Headers({
    Cookie: signedIn
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  })
  const started = await auth.api.enableTwoFactor({ body: { password }, headers })
  if (started.method !== 'totp') throw new Error(`Unexpected second factor: ${started.method}`)
  const totpKey = new URL(started.totpURI).searchParams.get('secret') ?? ''
  const { code } = await auth.api.generateTOTP({ body: { secret: secretOf(totpKey) } })
  await auth.api.verifyTOTP({ body: { code }, headers })
  return totpKey
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret text behind a key in base 32 (RFC 4648). */
function secretOf(key: string): string {
  const bits = [...key].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString('utf8')
}
