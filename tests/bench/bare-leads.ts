// The baseline of `leads.ts`, in its own process: a bare `node:http` server. For each form it writes the same rows as the
// site, with one statement a table, in one transaction. It checks nothing and sends nothing.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect, type Place, type Query } from './connection.ts'
import { type LeadRows, rowMaker } from './lead-rows.ts'
import type { TableRows } from './table-rows.ts'

const { place, rows }: { place: Place; rows: LeadRows } = JSON.parse(readFileSync(String(process.argv[2]), 'utf8'))
const { transaction } = await connect(place)
const rowsFor = rowMaker(rows)

// Rows that many leads share, such as the count of an address, exist already.
function insert(query: Query, { table, rows }: TableRows) {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`)})`)
  const quoted = columns.map((column) => `"${column}"`)
  const statement = `insert into "${table}" (${quoted}) values ${values} on conflict do nothing`
  return query(statement, rows.flatMap(Object.values))
}

const server = createServer(async (request, response) => {
  const phone = new URLSearchParams(await text(request)).get('phone') ?? ''
  const tables = rowsFor(phone.replace(/^0/, '+62'))
  await transaction(async (query) => {
    for (const table of tables) await insert(query, table)
  })
  response.writeHead(303, { Location: '/' }).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
