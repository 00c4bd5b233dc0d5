import { rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'
import { copyOfTemplate } from './embedded-template.ts'
import { copyServerDatabase, dropServerDatabase } from './server-database.ts'

log.level = 'silent'

const embedded = { name: 'embedded', open: openEmbedded }
const onServer = { name: 'PostgreSQL', open: openOnServer }

/** The databases that storage tests use: the embedded one, and PostgreSQL when the test run has started a server. */
export const everyDatabase = inject('serverTemplate') ? [embedded, onServer] : [embedded]

async function openEmbedded(): Promise<Database> {
  const dataDir = copyOfTemplate(inject('embeddedTemplate'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  const close = async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...database, close }
}

async function openOnServer(): Promise<Database> {
  const url = await copyServerDatabase(String(inject('serverTemplate')))
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, log)
  const close = async () => {
    await database.close()
    await dropServerDatabase(url)
  }
  return { ...database, close }
}

/** Two instances over one database. The embedded database has one process, so there both are the same. */
export async function twoInstances(
  name: string,
): Promise<{ instances: readonly [Database, Database]; close: () => Promise<void> }> {
  if (name === embedded.name) {
    const database = await openEmbedded()
    return { instances: [database, database], close: () => database.close() }
  }
  const url = await copyServerDatabase(String(inject('serverTemplate')))
  const open = () => openDatabase({ databaseUrl: url, dataDir: '' }, log)
  const instances = [await open(), await open()] as const
  const close = async () => {
    await Promise.all(instances.map((database) => database.close()))
    await dropServerDatabase(url)
  }
  return { instances, close }
}
