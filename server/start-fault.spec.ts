import { cpSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyOfTemplate } from '../tests/support/embedded-template.ts'
import { expect, test } from '../tests/support/journey.ts'
import { freePort } from '../tests/support/postgres.ts'
import { copyServerDatabase, newServerDatabase } from '../tests/support/server-database.ts'
import { startInVain, startSite } from '../tests/support/site-process.ts'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'site-'))
const copyOfDatabase = () => copyOfTemplate(String(process.env.TEST_EMBEDDED_TEMPLATE))

/** Starts a site that cannot run. It must exit with 1 and print one line, which is returned. */
async function refusalOf(options: Parameters<typeof startInVain>[0]): Promise<string> {
  const { code, said } = await startInVain(options)
  expect(code).toBe(1)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).not.toContain('undefined')
  return said
}

test('the data folder or the database in it is a file', async () => {
  const file = join(emptyFolder(), 'data')
  writeFileSync(file, '')
  expect(await refusalOf({ dataDir: file })).toContain(`${file} is a file`)
  const folder = emptyFolder()
  writeFileSync(join(folder, 'database'), '')
  expect(await refusalOf({ dataDir: folder })).toContain('a file where a folder must be')
})

test('the database is damaged or of another version of PostgreSQL', async () => {
  const damaged = copyOfDatabase()
  truncateSync(join(damaged, 'database', 'global', 'pg_control'), 100)
  expect(await refusalOf({ dataDir: damaged })).toContain(`${damaged}/database is damaged. Restore a backup`)
  const older = copyOfDatabase()
  writeFileSync(join(older, 'database', 'PG_VERSION'), '15\n')
  expect(await refusalOf({ dataDir: older })).toContain('was not made by PostgreSQL 18')
})

test('the next start repairs one that was cut off while it made the database', async () => {
  const dataDir = emptyFolder()
  const half = copyOfDatabase()
  truncateSync(join(half, 'database', 'global', 'pg_control'), 100)
  cpSync(join(half, 'database'), join(dataDir, 'database.new'), { recursive: true })
  await using site = await startSite({ dataDir })
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200)
})

test('the disk is full', async () => {
  const dataDir = emptyFolder()
  const onFullDisk = ['unshare', '--mount', 'sh', '-c', `mount -t tmpfs -o size=16m none ${dataDir} && exec "$0" "$@"`]
  expect(await refusalOf({ dataDir, launcher: onFullDisk })).toContain(`${dataDir} is on a full disk. Make room`)
})

test('the port is taken', async () => {
  const other = createServer().listen(0, '0.0.0.0')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  expect(await refusalOf({ environment: { PORT: String(port) } })).toContain(`Another program uses port ${port}`)
  other.close()
})

test('the message names a wrong variable', async () => {
  expect(await refusalOf({ environment: { DATABASE_URL: 'mysql://contoh' } })).toContain('DATABASE_URL: must be like postgres://')
  expect(await refusalOf({ environment: { SUBMITS_PER_MINUTE: 'banyak' } })).toContain('SUBMITS_PER_MINUTE')
})

const onServer = (url: string) => refusalOf({ environment: { DATABASE_URL: url, DATABASE_WAIT_SECONDS: '0' } })

test('no PostgreSQL answers, or its host is unknown', async () => {
  const port = await freePort()
  expect(await onServer(`postgres://rina:rahasia@127.0.0.1:${port}/situs`)).toContain(
    `No PostgreSQL answers at 127.0.0.1:${port}`,
  )
  expect(await onServer('postgres://rina:rahasia@tidak-ada.invalid/situs')).toContain('host tidak-ada.invalid')
})

test('PostgreSQL refuses the user or the database, or a newer site has used it', async () => {
  const url = await newServerDatabase(String(process.env.TEST_POSTGRES_URL))
  const changed = (part: Partial<URL>) => onServer(Object.assign(new URL(url), part).href)
  expect(await changed({ username: 'tidak_ada' })).toContain('refuses the user tidak_ada')
  expect(await changed({ pathname: '/tidak_ada' })).toContain('no database tidak_ada')
  const newer = await copyServerDatabase(url)
  const client = new Client({ connectionString: newer })
  await client.connect()
  await client.query('create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)')
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`)
  await client.end()
  expect(await onServer(newer)).toContain('last used by a newer version')
})
