import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Database, openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'

log.level = 'silent'

const databases: { name: string; open: () => Promise<Database> }[] = [{ name: 'embedded', open: openEmbedded }]
if (process.env.TEST_POSTGRES_URL)
  databases.push({ name: 'PostgreSQL', open: () => openOnServer(String(process.env.TEST_POSTGRES_URL)) })

/** The databases a storage test runs on: the embedded one, and PostgreSQL where the test run has started one. */
export const everyDatabase = databases

async function openEmbedded(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  await database.migrate()
  const close = async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...database, close }
}

async function openOnServer(server: string): Promise<Database> {
  const url = await newServerDatabase(server)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, log)
  await database.migrate()
  const close = async () => {
    await database.close()
    await onServer(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
  }
  return { ...database, close }
}

/** Makes an empty database on a server and gives its address. */
export async function newServerDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2, 8)}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
