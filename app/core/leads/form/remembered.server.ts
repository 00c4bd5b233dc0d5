import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import { nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { findDealer } from '../../dealers/dealers.server.ts'
import { dealers } from '../../dealers/tables.ts'
import { hashOf } from '../private-address.server.ts'
import { rememberedContacts } from '../tables.ts'

const cookie = 'perangkat'
const rememberedDays = 180

/** What the device may fill in, by the names of the fields; null where nobody asked it to remember. */
export async function rememberedContact(db: Db, request: Request, now: Instant): Promise<Record<string, string> | null> {
  const token = tokenIn(request)
  if (!token) return null
  const { name, phone, email } = rememberedContacts
  const [row] = await db
    .select({ name, phone, email, dealer: dealers.slug, city: dealers.regencyCode })
    .from(rememberedContacts)
    .leftJoin(dealers, eq(dealers.id, rememberedContacts.dealerId))
    .where(and(eq(rememberedContacts.tokenHash, hashOf(token)), gt(rememberedContacts.expiresAt, now)))
  if (!row) return null
  const spelled = nationalMobile(row.phone)
  const place = row.dealer && row.city ? { dealer: row.dealer, city: row.city, province: row.city.slice(0, 2) } : {}
  return { name: row.name, phone: spelled, phone_number: spelled, email: row.email ?? '', ...place }
}

/** `dealer` is a slug. */
type Contact = { name: string; phone: string; email: string | null; dealer: string | null }

/**
 * Keeps a contact for this device, with its owner's leave; returns the header that gives the device its secret. A form
 * that asks for less takes nothing away, as long as it is the same person's.
 */
export async function rememberDevice(
  db: Db,
  request: Request,
  { dealer, ...contact }: Contact,
  now: Instant,
): Promise<Record<string, string>> {
  const token = tokenIn(request) ?? randomBytes(24).toString('base64url')
  const dealerId = dealer && ((await findDealer(db, dealer))?.id ?? null)
  const row = { ...contact, dealerId, at: now, expiresAt: now.add({ hours: rememberedDays * 24 }) }
  await db
    .insert(rememberedContacts)
    .values({ tokenHash: hashOf(token), ...row })
    .onConflictDoUpdate({
      target: rememberedContacts.tokenHash,
      set: { ...row, email: keptUnlessGiven('email'), dealerId: keptUnlessGiven('dealer_id') },
    })
  return setCookie(request, token, rememberedDays * 24 * 60 * 60)
}

function keptUnlessGiven(column: 'email' | 'dealer_id') {
  const [given, kept] = [sql`excluded.${sql.identifier(column)}`, sql`${rememberedContacts}.${sql.identifier(column)}`]
  return sql`case when ${rememberedContacts.phone} = excluded.phone then coalesce(${given}, ${kept}) else ${given} end`
}

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
