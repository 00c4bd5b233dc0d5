import { and, eq, gt } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import { isMobile, nationalMobile } from '../../../lib/phone.ts'
import { siteCookie } from '../../../platform/cookies.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import { hashOf } from '../../../platform/secret-hash.server.ts'
import { isRequestKey, newRequestKey } from '../private-address.server.ts'
import { rememberedContacts } from '../tables.ts'

const rememberedDays = 180
const tokenCookie = siteCookie('perangkat', rememberedDays * 24 * 60 * 60)

/** What the device may fill in, by the names of the fields; null where nobody asked it to remember. */
export async function rememberedContact(db: Db, request: Request, now: Instant): Promise<Record<string, string> | null> {
  const token = await tokenIn(request)
  if (!token) return null
  const [row] = await db
    .select()
    .from(rememberedContacts)
    .where(and(isOf(token), gt(rememberedContacts.expiresAt, now)))
  if (!row) return null
  const known = { name: row.name, email: row.email ?? '' }
  // Most forms take mobile numbers only, and an office line would be refused in them.
  if (!isMobile(row.phone)) return known
  const spelled = nationalMobile(row.phone)
  return { ...known, phone: spelled, phone_number: spelled }
}

type Contact = { name: string; phone: string; email: string | null }

/**
 * Keeps a contact for this device, with its owner's leave; returns the header that gives the device its secret. The
 * secret is new each time and the earlier one is forgotten: whoever planted or saw that one reads nothing. A form that
 * asks for no e-mail takes none away, as long as it is the same person's.
 */
export async function rememberDevice(db: Db, request: Request, contact: Contact, now: Instant): Promise<Record<string, string>> {
  const earlier = await tokenIn(request)
  const token = newRequestKey()
  await db.transaction(async (tx) => {
    const [known] = earlier ? await tx.delete(rememberedContacts).where(isOf(earlier)).returning() : []
    const email = contact.email ?? (known?.phone === contact.phone ? known.email : null)
    const expiresAt = now.add({ hours: rememberedDays * 24 })
    await tx.insert(rememberedContacts).values({ ...contact, email, tokenHash: hashOf(token), at: now, expiresAt })
  })
  return tokenCookie.set(request, token)
}

/** Forgets what was kept for this device, here and there. */
export async function forgetDevice(db: Db, request: Request): Promise<Record<string, string>> {
  const token = await tokenIn(request)
  if (!token) return {}
  await db.delete(rememberedContacts).where(isOf(token))
  return tokenCookie.remove(request)
}

const isOf = (token: string) => eq(rememberedContacts.tokenHash, hashOf(token))

async function tokenIn(request: Request): Promise<string | null> {
  const token = await tokenCookie.read(request)
  return token !== null && isRequestKey(token) ? token : null
}
