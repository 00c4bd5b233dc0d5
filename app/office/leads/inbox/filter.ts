import { type LeadKind, leadKinds } from '../../../core/leads/payload.ts'
import { type WorkStatus, workStatuses } from '../../../core/leads/work-status.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import { uuidPattern } from '../../../lib/uuid.ts'

/** The saved filters, by the value of the address. */
export const views = ['semua', 'terlambat', 'hari-ini', 'baru', 'milik-saya', 'dieskalasi'] as const
export type View = (typeof views)[number]

/** `waktu`: least time left first. `terbaru`: newest first. */
export const sorts = ['waktu', 'terbaru'] as const
export type Sort = (typeof sorts)[number]

/** The values of statuses in an address. */
export const statusSlugs: Record<WorkStatus, string> = {
  new: 'baru',
  contacted: 'dihubungi',
  scheduled: 'dijadwalkan',
  done: 'selesai',
  cancelled: 'batal',
  invalid: 'tidak-valid',
}

export const statusOf = (slug: string): WorkStatus | null => workStatuses.find((status) => statusSlugs[status] === slug) ?? null

/** Where a page of the list begins: after this row. `waiting` rows have a time to answer by and come first. */
export type Cursor = { part: 'waiting' | 'rest'; at: Instant; leadId: string }

export type Filter = {
  view: View
  kind: LeadKind | null
  status: WorkStatus | null
  /** The slug of a dealer. */
  dealer: string | null
  /** As typed. A search lists all leads, newest first. */
  query: string
  sort: Sort
  after: Cursor | null
}

/** Longer texts name nothing, and each word costs. */
export const longestQuery = 200

/** Reads the filter of an address. Unknown values are left out. */
export function readFilter(query: URLSearchParams): Filter {
  const one = (name: string) => query.get(name) ?? ''
  return {
    view: views.find((view) => view === one('tampil')) ?? 'semua',
    kind: leadKinds.find((kind) => kind === one('jenis')) ?? null,
    status: statusOf(one('status')),
    dealer: one('dealer').slice(0, longestQuery) || null,
    query: one('q').slice(0, longestQuery).trim(),
    sort: sorts.find((sort) => sort === one('urut')) ?? 'waktu',
    after: readCursor(one('setelah')),
  }
}

/** The filter as a query of an address; defaults are left out. */
export function filterQuery({ view, kind, status, dealer, query, sort, after }: Filter): Record<string, string | undefined> {
  return {
    tampil: view === 'semua' ? undefined : view,
    jenis: kind ?? undefined,
    status: status ? statusSlugs[status] : undefined,
    dealer: dealer ?? undefined,
    q: query || undefined,
    urut: sort === 'waktu' ? undefined : sort,
    setelah: after ? writeCursor(after) : undefined,
  }
}

const parts = { waiting: 'w', rest: 'r' } as const

/** `w1796004521219.0c9e…`: milliseconds since 1970 and the id of the lead. */
export function writeCursor({ part, at, leadId }: Cursor): string {
  return `${parts[part]}${at.epochMilliseconds}.${leadId}`
}

const cursor = new RegExp(`^([wr])(\\d{1,14})\\.(${uuidPattern})$`)

/** Null for any other text: then the list begins at its start. */
export function readCursor(text: string): Cursor | null {
  const [, part, at, leadId] = cursor.exec(text) ?? []
  if (!part || !at || !leadId) return null
  return { part: part === 'w' ? 'waiting' : 'rest', at: Temporal.Instant.fromEpochMilliseconds(Number(at)), leadId }
}
