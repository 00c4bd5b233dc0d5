import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import { isMobile, nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { hashOf } from '../private-address.server.ts'
import { rememberedContacts } from '../tables.ts'

const cookie = 'perangkat'
const rememberedDays = 180

/** What the device may fill in, by the names of the fields; null where nobody asked it to remember. */
export async function rememberedContact(db: Db, request: Request, now: Instant): Promise<Record<string, string> | null> {
  const token = tokenIn(request)
  if (!token) return null
  const [row] = await db
    .select()
    .from(rememberedContacts)
    .where(and(eq(rememberedContacts.tokenHash, hashOf(token)), gt(rememberedContacts.expiresAt, now)))
  if (!row) return null
  const known = { name: row.name, email: row.email ?? '' }
  // Most forms take mobile numbers only, and an office line would be refused in them.
  if (!isMobile(row.phone)) return known
  const spelled = nationalMobile(row.phone)
  return { ...known, phone: spelled, phone_number: spelled }
}

type Contact = { name: string; phone: string; email: string | null }

/**
 * Keeps a contact for this device, with its owner's leave; returns the header that gives the device its secret. A form
 * that asks for less takes nothing away, as long as it is the same person's.
 */
export async function rememberDevice(db: Db, request: Request, contact: Contact, now: Instant): Promise<Record<string, string>> {
  const token = tokenIn(request) ?? randomBytes(24).toString('base64url')
  const row = { ...contact, at: now, expiresAt: now.add({ hours: rememberedDays * 24 }) }
  await db
    .insert(rememberedContacts)
    .values({ tokenHash: hashOf(token), ...row })
    .onConflictDoUpdate({
      target: rememberedContacts.tokenHash,
      set: { ...row, email: emailKeptUnlessGiven },
    })
  return setCookie(request, token, rememberedDays * 24 * 60 * 60)
}

const { phone, email } = rememberedContacts
const emailKeptUnlessGiven = sql`case when ${phone} = excluded.phone then coalesce(excluded.email, ${email}) else excluded.email end`

/** Forgets what was kept for this device, here and there. */
export async function forgetDevice(db: Db, request: Request): Promise<Record<string, string>> {
  const token = tokenIn(request)
  if (!token) return {}
  await db.delete(rememberedContacts).where(eq(rememberedContacts.tokenHash, hashOf(token)))
  return setCookie(request, '', 0)
}

function tokenIn(request: Request): string | null {
  const found = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{32})(?:;|$)`).exec(request.headers.get('Cookie') ?? '')
  return found?.[1] ?? null
}

function setCookie(request: Request, value: string, seconds: number): Record<string, string> {
  const secure = request.url.startsWith('https:') ? '; Secure' : ''
  return { 'Set-Cookie': `${cookie}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}` }
}
