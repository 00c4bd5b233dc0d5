import { randomBytes, randomUUID } from 'node:crypto'
import { type Place, withDatabase } from './connection.ts'
import { sendOneMessage } from './contact-message.ts'
import { startAt } from './places.ts'
import { readTables, type TableRows } from './table-rows.ts'

/** The rows that one contact message adds to the database. */
export type LeadRows = { tables: TableRows[]; phone: string; reference: string }

/** Sends one contact message to a site without a worker, and reads the rows that were added to the tables. */
export async function rowsOfOneLead(place: Place): Promise<LeadRows> {
  const before = await withDatabase(place, readTables)
  const site = await startAt(place, { JOBS: 'off' })
  const phone = await sendOneMessage(site.address)
  await site.stop()
  const known = new Set(before.flatMap(({ rows }) => rows).map((row) => JSON.stringify(row)))
  const after = await withDatabase(place, readTables)
  const added = after.map(({ table, rows }) => ({ table, rows: rows.filter((row) => !known.has(JSON.stringify(row))) }))
  const [lead] = rowsIn(added, 'leads')
  return { tables: added.filter(({ rows }) => rows.length > 0), phone, reference: lead?.reference ?? '' }
}

export function rowsIn(tables: TableRows[], name: string): TableRows['rows'] {
  return tables.find(({ table }) => table === name)?.rows ?? []
}

const names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![\w-])(?:[0-9a-f]{64}|[\w-]{43})(?![\w-])/

/** Makes the same rows for another lead, with new ids, hashes, tokens, reference and phone number. */
export function rowMaker({ tables, phone, reference }: LeadRows): (phone: string) => TableRows[] {
  const model = JSON.stringify(tables)
  const named = new RegExp(`${names.source}|${reference}|${phone.replace('+', '\\+')}`, 'g')
  return (newPhone) => {
    const given = new Map([[phone, newPhone]])
    const renamed = model.replace(named, (name) => {
      const other = given.get(name) ?? newName(name)
      given.set(name, other)
      return other
    })
    return JSON.parse(renamed)
  }
}

function newName(name: string): string {
  if (name.length === 36) return randomUUID()
  if (name.length === 64) return randomBytes(32).toString('hex')
  if (name.length === 43) return randomBytes(32).toString('base64url')
  return name.slice(0, 3) + randomBytes(6).toString('hex')
}
