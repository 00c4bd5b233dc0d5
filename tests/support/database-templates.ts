import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { dropServerDatabase, newServerDatabase } from './server-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an embedded database that is migrated and empty. */
    embeddedTemplate: string
    /** The address of a migrated, empty database on the server; undefined without a server. */
    serverTemplate: string | undefined
  }
}

/** Makes the template databases. Every storage test gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await makeEmbeddedTemplate()
  project.provide('embeddedTemplate', embedded)
  const onServer = process.env.TEST_POSTGRES_URL && (await makeServerTemplate(process.env.TEST_POSTGRES_URL))
  project.provide('serverTemplate', onServer || undefined)
  return async () => {
    await rm(embedded, { recursive: true, force: true })
    if (onServer) await dropServerDatabase(onServer)
  }
}

async function makeServerTemplate(server: string): Promise<string> {
  const databaseUrl = await newServerDatabase(server)
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log)
  await database.migrate()
  await database.close()
  return databaseUrl
}
