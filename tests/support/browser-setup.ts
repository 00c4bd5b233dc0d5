import { rmSync } from 'node:fs'
import { startPostgres } from './postgres.ts'
import { dropServerDatabase, newServerDatabase } from './server-database.ts'
import { startSite } from './site-process.ts'

/**
 * Fills the databases that the sites of browser tests start from, and starts a PostgreSQL server if TEST_POSTGRES_URL names
 * none. Filling a database takes two thirds of a first start.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = process.env.TEST_POSTGRES_URL ? null : await startPostgres()
  process.env.TEST_POSTGRES_URL ??= postgres?.url
  const onServer = await newServerDatabase(String(process.env.TEST_POSTGRES_URL))
  const [embedded] = await Promise.all([fill({}), fill({ DATABASE_URL: onServer })])
  process.env.TEST_EMBEDDED_TEMPLATE = embedded
  process.env.TEST_SERVER_TEMPLATE = onServer
  return async () => {
    await dropServerDatabase(onServer)
    postgres?.stop()
    rmSync(embedded, { recursive: true, force: true })
  }
}

/** Fills a database by the first start of a site. Returns its data folder. */
async function fill(environment: Record<string, string>): Promise<string> {
  const site = await startSite({ environment })
  await site.stop()
  return site.dataDir
}
