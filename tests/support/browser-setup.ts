import { rmSync } from 'node:fs'
import { startPostgres } from './postgres.ts'
import { startSite } from './site-process.ts'

/**
 * Fills the database that every site of a browser test starts from, and starts a PostgreSQL server for the tests that need
 * one, if TEST_POSTGRES_URL names none.
 */
export default async function setup(): Promise<() => void> {
  const template = await fillTemplate()
  process.env.TEST_EMBEDDED_TEMPLATE = template
  const postgres = process.env.TEST_POSTGRES_URL ? null : await startPostgres()
  process.env.TEST_POSTGRES_URL ??= postgres?.url
  return () => {
    postgres?.stop()
    rmSync(template, { recursive: true, force: true })
  }
}

/** Makes a data folder by the first start of a site. Filling the database takes two thirds of a first start. */
async function fillTemplate(): Promise<string> {
  const site = await startSite()
  await site.stop()
  return site.dataDir
}
