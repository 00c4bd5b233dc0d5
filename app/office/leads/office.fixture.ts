import { eq } from 'drizzle-orm'
import type { Lead } from '../../core/leads/lead.ts'
import { insertLead, leadByReference, type NewLead } from '../../core/leads/leads.server.ts'
import { leadProgress } from '../../core/leads/tables.ts'
import type { Role } from '../../core/staff/roles.ts'
import { auditEntries, staff, staffAccounts, staffDealers } from '../../core/staff/tables.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'

/** A Friday, 9 o'clock in Jakarta. */
export const fridayNine = Temporal.Instant.from('2026-11-27T02:00:00Z')
export const minutesLater = (minutes: number) => ({
  now: fridayNine.add({ minutes }),
  publicUrl: 'https://contoh.id',
  tellsCrm: false,
})

export const bandung = { id: 'd068', slug: 'mahligai-puteri-berlian-bandung' }

/** A message to the maker, from Ibu Rina, who must be answered within two hours. */
export const question = (changes: Partial<NewLead> = {}): NewLead =>
  ({
    kind: 'message',
    payload: { topic: 'produk', message: 'Kapan XFORCE HEV tiba?' },
    contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' },
    dealerId: null,
    source: {},
    consent: 'message-1',
    event: { kind: 'received', answerBy: fridayNine.add({ hours: 2 }) },
    ...changes,
  }) as NewLead

/** A request for a consultation at a dealer. */
export const consultation = (dealerId: string, changes: Partial<NewLead> = {}): NewLead =>
  question({
    kind: 'consultation',
    payload: { vehicle: 'xforce', variant: null, plan: 'bulan-ini', payment: 'kredit', currentVehicle: null },
    dealerId,
    ...changes,
  } as Partial<NewLead>)

export function inserted(db: Db, lead: NewLead, at: Instant = fridayNine): Promise<Lead> {
  return db.transaction((tx) => insertLead(tx, lead, { ...minutesLater(0), now: at }))
}

export async function progressIn(db: Db, { id }: Pick<Lead, 'id'>) {
  const [row] = await db.select().from(leadProgress).where(eq(leadProgress.leadId, id))
  if (!row) throw new Error('no such lead')
  return row
}

export async function leadNow(db: Db, { reference }: Pick<Lead, 'reference'>): Promise<Lead> {
  const lead = await leadByReference(db, reference)
  if (!lead) throw new Error('no such lead')
  return lead
}

/** Adds an employee, who may be named in leads and has set a password. */
export async function addEmployee(db: Db, id: string, role: Role, dealerIds: readonly string[] = []): Promise<void> {
  const at = new Date(fridayNine.epochMilliseconds)
  const row = { id, name: `Ani ${id}`, email: `${id}@kantor.example`, role, emailVerified: true, createdAt: at, updatedAt: at }
  await db.insert(staff).values(row).onConflictDoNothing()
  const account = { accountId: id, providerId: 'credential', staffId: id, password: 'hash', createdAt: at, updatedAt: at }
  await db
    .insert(staffAccounts)
    .values({ id, ...account })
    .onConflictDoNothing()
  if (dealerIds.length > 0)
    await db
      .insert(staffDealers)
      .values(dealerIds.map((dealerId) => ({ staffId: id, dealerId })))
      .onConflictDoNothing()
}

/** The actions in the audit log since a number of entries, in order. */
export async function auditSince(db: Db, from: number): Promise<string[]> {
  const rows = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id)
  return rows.slice(from).map(({ action }) => action)
}
