import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import { isMobile, nationalMobile } from '../../../lib/phone.ts'
import { siteCookie } from '../../../platform/cookies.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import { deleteOldest } from '../../../platform/delete-oldest.server.ts'
import { inBatches } from '../../../platform/in-batches.server.ts'
import { hashOf } from '../../../platform/secret-hash.server.ts'
import { isRequestKey, newRequestKey } from '../private-address.server.ts'
import { rememberedContacts } from '../tables.ts'

const rememberedDays = 180
const tokenCookie = siteCookie('perangkat', rememberedDays * 24 * 60 * 60)

/** The contact that the device may fill in, by field name. Null when the visitor gave no permission. */
export async function rememberedContact(db: Db, request: Request, now: Instant): Promise<Record<string, string> | null> {
  const token = await tokenIn(request)
  if (!token) return null
  const [row] = await db
    .select()
    .from(rememberedContacts)
    .where(and(isOf(token), gt(rememberedContacts.expiresAt, now)))
  if (!row) return null
  const known = { name: row.name, email: row.email ?? '' }
  // Most forms accept only mobile numbers and would refuse an office line.
  if (!isMobile(row.phone)) return known
  const spelled = nationalMobile(row.phone)
  return { ...known, phone: spelled, phone_number: spelled }
}

type Contact = { name: string; phone: string; email: string | null }

/**
 * Stores a contact for this device, with the owner's permission. Returns the header that gives the device its secret. The
 * secret is new each time and the earlier one stops working, so a planted or stolen secret reads nothing. A form without an
 * e-mail field keeps the stored e-mail when the phone number is the same.
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

/** Deletes the device's memory: the cookie and the row in the database. */
export async function forgetDevice(db: Db, request: Request): Promise<Record<string, string>> {
  const token = await tokenIn(request)
  if (!token) return {}
  await db.delete(rememberedContacts).where(isOf(token))
  return tokenCookie.remove(request)
}

/** Deletes the contacts that no device has used for the time allowed. */
export function forgetExpiredContacts(db: Db, now: Instant): Promise<void> {
  const { tokenHash, expiresAt } = rememberedContacts
  return inBatches((most) => deleteOldest(db, { id: tokenHash, when: lte(expiresAt, now), by: expiresAt, most }))
}

/** Deletes at most `most` contacts that were stored before this instant. Returns how many. */
export function forgetContacts(db: Db, before: Instant, most: number): Promise<number> {
  const { tokenHash, at } = rememberedContacts
  return deleteOldest(db, { id: tokenHash, when: lt(at, before), by: at, most })
}

const isOf = (token: string) => eq(rememberedContacts.tokenHash, hashOf(token))

async function tokenIn(request: Request): Promise<string | null> {
  const token = await tokenCookie.read(request)
  return token !== null && isRequestKey(token) ? token : null
}
