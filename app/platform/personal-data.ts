import type { Instant } from '../lib/instant.ts'
import type { Db } from './database.server.ts'

/** Whose data is meant. The stores of `core/privacy/stores.server.ts` find, export and erase by it. */
export type DataSubject = {
  /** `+628…`. Null: only these leads, as when their retention period is over. */
  phone: string | null
  /** HMAC of the number, by which requests of data subjects name it. */
  numberHash: string | null
  leads: readonly { id: string; reference: string }[]
}

/** One fact in words, for people. */
export type Fact = { name: string; value: string }

/** One thing that is stored: in words for people, and as stored for programs. `at`: ISO instant. */
export type PersonalEntry = { title: string; at: string | null; facts: readonly Fact[]; data: unknown }

export const personalSections = [
  'leads',
  'recipients',
  'pictures',
  'appointments',
  'consents',
  'messages',
  'conversations',
  'contacts',
  'codes',
  'looks',
  'privacy-requests',
] as const
export type PersonalSection = (typeof personalSections)[number]

/** What a store holds about a person. `isWhole` is false when there is more than is shown. */
export type PersonalPart = { section: PersonalSection; entries: readonly PersonalEntry[]; isWhole: boolean }

/** Entries that a store gives at most, the newest first: the cost of one request is bounded. */
export const mostEntries = 1000

export type PersonalStore = {
  /** The tables that the store is responsible for. Every table of the database has one store, or no personal data. */
  tables: readonly string[]
  find(db: Db, subject: DataSubject, now: Instant): Promise<PersonalPart[]>
  /** Deletes the data in the transaction `tx`. What must be kept stays without anything that identifies the person. */
  erase(tx: Db, subject: DataSubject, now: Instant): Promise<void>
  /** Deletes files in the data folder that no row needs any more. Runs after the commit. */
  eraseFiles?(db: Db, dataDir: string): Promise<void>
}

/** The ids of the files, in this order, that fit into `mostBytes` together. */
export function fitting(files: readonly { id: string; size: number }[], mostBytes: number): string[] {
  let free = mostBytes
  return files.flatMap(({ id, size }) => {
    if (size > free) return []
    free -= size
    return [id]
  })
}

/** Files as data URLs, by their id. */
export const dataUrls = (files: readonly { id: string; contentType: string; bytes: Uint8Array }[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ id, contentType, bytes }) => [id, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`]))

/** A part from rows that were read with the limit `mostEntries + 1`. */
export function partOf<Row>(section: PersonalSection, rows: readonly Row[], entryOf: (row: Row) => PersonalEntry): PersonalPart {
  return { section, entries: rows.slice(0, mostEntries).map(entryOf), isWhole: rows.length <= mostEntries }
}
