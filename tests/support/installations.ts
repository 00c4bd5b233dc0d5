import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'
import { copyOfTemplate } from './embedded-template.ts'
import { copyServerDatabase, dropServerDatabase, newServerDatabase } from './server-database.ts'

log.level = 'silent'

/** What one site stores: a data folder, and a database in it or on a server. */
export type Installation = {
  environment: { databaseUrl: string | undefined; dataDir: string }
  /** Opens the database for this work only. */
  use: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  [Symbol.asyncDispose]: () => Promise<void>
}

type Kind = {
  name: string
  /** With migrated tables that hold no rows. */
  migrated: () => Promise<Installation>
  /** As before the first start. */
  empty: () => Promise<Installation>
}

const embedded: Kind = {
  name: 'embedded',
  migrated: async () => installation(copyOfTemplate(inject('embeddedTemplate'))),
  empty: async () => installation(await newFolder()),
}

const onServer: Kind = {
  name: 'PostgreSQL',
  migrated: async () => installation(await newFolder(), await copyServerDatabase(String(inject('serverTemplate')))),
  empty: async () => installation(await newFolder(), await newServerDatabase(String(inject('serverTemplate')))),
}

/** The kinds of installations that storage tests use. */
export const everyKind = inject('serverTemplate') ? [embedded, onServer] : [embedded]

const newFolder = () => mkdtemp(join(tmpdir(), 'site-'))

function installation(dataDir: string, databaseUrl?: string): Installation {
  const environment = { dataDir, databaseUrl }
  return {
    environment,
    use: async (work) => {
      const database = await openDatabase(environment, log)
      try {
        return await work(database.db)
      } finally {
        await database.close()
      }
    },
    [Symbol.asyncDispose]: async () => {
      await rm(dataDir, { recursive: true, force: true })
      if (databaseUrl) await dropServerDatabase(databaseUrl)
    },
  }
}
