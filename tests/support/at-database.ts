import { type Db, openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'

/** Does something in the database of running sites, as another instance of the site would. */
export async function atDatabase<Value>(databaseUrl: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
