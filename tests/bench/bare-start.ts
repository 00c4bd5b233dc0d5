// The baseline of `start.ts`, in its own process: a bare `node:http` server that opens a database of the same kind, without
// the site's tables and content. Like the site, it copies an embedded database that is not there yet.

import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connect, type Place } from './connection.ts'

const place: Place = JSON.parse(String(process.argv[2]))
const embedded = join(place.dataDir, 'database')
if (!place.url && !existsSync(embedded)) cpSync('build/server/empty-database', embedded, { recursive: true })
const { query, close } = await connect(place)
await query('select 1')
const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
await once(server, 'listening')
process.once('SIGTERM', async () => {
  await close()
  process.exit(0)
})
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
