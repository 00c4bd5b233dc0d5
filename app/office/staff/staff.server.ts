import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Conversation } from '../../core/conversations/conversations.server.ts'
import { giveBackConversations, mayAnswer } from '../../core/conversations/staff.server.ts'
import { dealers } from '../../core/dealers/tables.ts'
import { type AuditEntry, recordAudit } from '../../core/staff/audit.server.ts'
import type { Grant } from '../../core/staff/grant.ts'
import { type Role, roles, rolesOfDealers } from '../../core/staff/roles.ts'
import { forgetVerifications } from '../../core/staff/staff.server.ts'
import { staff, staffAccounts, staffDealers, staffSecondFactors, staffSessions } from '../../core/staff/tables.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import type { StaffRefusal } from './words.ts'

type Manage = Grant<'staff:manage'>

/** What an administrator types about an employee. */
export type StaffForm = { name: string; email: string; role: string; dealerIds: readonly string[] }

export type StaffChange = Result<string, { field: keyof StaffForm; refusal: StaffRefusal }>

/** A dealer to choose from. */
export type DealerOption = { id: string; name: string; city: string }

export function dealerOptions(db: Db): Promise<DealerOption[]> {
  const { id, name, city } = dealers
  return db.select({ id, name, city }).from(dealers).orderBy(asc(name), asc(id))
}

export async function dealerNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, name } = dealers
  const rows = await db
    .select({ id, name })
    .from(dealers)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((dealer) => [dealer.id, dealer.name]))
}

/** The ids of employees who have a second factor. */
export async function staffWithSecondFactor(db: Db): Promise<string[]> {
  const rows = await db.select({ id: staff.id }).from(staff).where(eq(staff.twoFactorEnabled, true))
  return rows.map(({ id }) => id)
}

/** Adds an employee, who cannot sign in before setting a password. Returns the new id. */
export async function addStaff(db: Db, grant: Manage, form: StaffForm, now: Instant): Promise<StaffChange> {
  return db.transaction(async (tx) => {
    const read = await readForm(tx, form)
    if (!read.ok) return read
    const { name, email, role, dealerIds } = read.value
    const at = new Date(now.epochMilliseconds)
    const id = randomUUID()
    const row = { id, name, email, role, emailVerified: true, createdAt: at, updatedAt: at }
    const inserted = await tx.insert(staff).values(row).onConflictDoNothing().returning({ id: staff.id })
    if (inserted.length === 0) return refused({ field: 'email', refusal: 'email-taken' })
    await setDealers(tx, id, dealerIds)
    await record(tx, grant, id, { action: 'staff-added', after: { name, email, role, dealerIds } }, now)
    return done(id)
  })
}

/** Changes name, role and dealers. The e-mail address identifies the employee and stays. */
export async function changeStaff(db: Db, grant: Manage, id: string, form: StaffForm, now: Instant): Promise<StaffChange> {
  return db.transaction(async (tx) => {
    const read = await readForm(tx, form)
    if (!read.ok) return read
    const { name, role, dealerIds } = read.value
    if (role !== 'administrator' && (await isLastAdministrator(tx, id)))
      return refused({ field: 'role', refusal: 'last-administrator' })
    const locked = await lockStaff(tx, id)
    if (!locked) return refused({ field: 'name', refusal: 'has-left' })
    const { secondFactor: _, ...before } = locked
    await tx
      .update(staff)
      .set({ name, role, updatedAt: new Date(now.epochMilliseconds) })
      .where(eq(staff.id, id))
    await setDealers(tx, id, dealerIds)
    const still = (conversation: Conversation) => mayAnswer({ role, dealerIds }, conversation)
    await giveBackConversations(tx, grant, { id, name }, still, now)
    await record(tx, grant, id, { action: 'staff-changed', before, after: { ...before, name, role, dealerIds } }, now)
    return done(id)
  })
}

/**
 * Closes the access of an employee for ever: no password, no sessions, no conversations. The row
 * stays, because records name it.
 */
export async function closeAccess(db: Db, grant: Manage, id: string, now: Instant): Promise<StaffChange> {
  return db.transaction(async (tx) => {
    if (await isLastAdministrator(tx, id)) return refused({ field: 'role', refusal: 'last-administrator' })
    const locked = await lockStaff(tx, id)
    if (!locked) return done(id)
    const { secondFactor: _, ...before } = locked
    await tx
      .update(staff)
      .set({ leftAt: new Date(now.epochMilliseconds) })
      .where(eq(staff.id, id))
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
    await tx.delete(staffAccounts).where(eq(staffAccounts.staffId, id))
    await forgetVerifications(tx, id)
    await giveBackConversations(tx, grant, { id, name: before.name }, () => false, now)
    await record(tx, grant, id, { action: 'staff-changed', before, after: { ...before, left: true } }, now)
    return done(id)
  })
}

/** For an employee who lost the phone: the second factor must be set again. Ends all sessions. */
export async function resetSecondFactor(db: Db, grant: Manage, id: string, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockStaff(tx, id)
    if (!locked) return
    const { name, email, secondFactor } = locked
    await tx.update(staff).set({ twoFactorEnabled: false }).where(eq(staff.id, id))
    await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.staffId, id))
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
    await forgetVerifications(tx, id)
    const entry = { before: { name, email, secondFactor }, after: { name, email, secondFactor: false } }
    await record(tx, grant, id, { action: 'staff-changed', ...entry }, now)
  })
}

export async function endSessions(db: Db, grant: Manage, id: string, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockStaff(tx, id)
    if (!locked) return
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
    const { name, email } = locked
    await record(tx, grant, id, { action: 'session-ended', after: { name, email } }, now)
  })
}

function record(tx: Db, grant: Manage, id: string, entry: Omit<AuditEntry, 'subject'>, now: Instant): Promise<void> {
  return recordAudit(tx, grant, { ...entry, subject: { kind: 'staff', id } }, now)
}

/** Locks an employee for a change, and returns what the log says of it before. Null for one who has left. */
async function lockStaff(tx: Db, id: string) {
  const { name, email, role, twoFactorEnabled: secondFactor } = staff
  const [row] = await tx
    .select({ name, email, role, secondFactor })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.leftAt)))
    .for('update')
  if (!row) return null
  const own = await tx.select({ id: staffDealers.dealerId }).from(staffDealers).where(eq(staffDealers.staffId, id))
  return { ...row, dealerIds: own.map((dealer) => dealer.id).toSorted() }
}

type ReadForm = { name: string; email: string; role: Role; dealerIds: readonly string[] }

async function readForm(tx: Db, form: StaffForm): Promise<Result<ReadForm, { field: keyof StaffForm; refusal: StaffRefusal }>> {
  const { name, email, dealerIds } = form
  const role = roles.find((each) => each === form.role)
  if (!name) return refused({ field: 'name', refusal: 'name-missing' })
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refused({ field: 'email', refusal: 'email-wrong' })
  if (!role) return refused({ field: 'role', refusal: 'role-missing' })
  if (!rolesOfDealers.includes(role)) return done({ name, email: email.toLowerCase(), role, dealerIds: [] })
  const known = await tx
    .select({ id: dealers.id })
    .from(dealers)
    .where(inArray(dealers.id, [...dealerIds]))
  if (known.length === 0) return refused({ field: 'dealerIds', refusal: 'dealers-missing' })
  return done({ name, email: email.toLowerCase(), role, dealerIds: known.map(({ id }) => id) })
}

async function setDealers(tx: Db, staffId: string, dealerIds: readonly string[]): Promise<void> {
  await tx.delete(staffDealers).where(eq(staffDealers.staffId, staffId))
  if (dealerIds.length > 0) await tx.insert(staffDealers).values(dealerIds.map((dealerId) => ({ staffId, dealerId })))
}

/** Locks the question, so that two administrators cannot remove each other at the same moment. */
async function isLastAdministrator(tx: Db, id: string): Promise<boolean> {
  await lockUntilCommit(tx, 'administrators')
  const isAdministrator = and(eq(staff.role, 'administrator'), isNull(staff.leftAt))
  const [own] = await tx
    .select({ number: count() })
    .from(staff)
    .where(and(isAdministrator, eq(staff.id, id)))
  const [all] = await tx.select({ number: count() }).from(staff).where(isAdministrator)
  return own?.number === 1 && all?.number === 1
}
