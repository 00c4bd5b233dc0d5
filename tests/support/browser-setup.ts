import { rmSync } from 'node:fs'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startPostgres } from './postgres.ts'

/**
 * Makes the database that every site of a browser test starts from, and starts a PostgreSQL server for the tests that need
 * one, if TEST_POSTGRES_URL names none.
 */
export default async function setup(): Promise<() => void> {
  const template = await makeEmbeddedTemplate()
  process.env.TEST_EMBEDDED_TEMPLATE = template
  const postgres = process.env.TEST_POSTGRES_URL ? null : await startPostgres()
  process.env.TEST_POSTGRES_URL ??= postgres?.url
  return () => {
    postgres?.stop()
    rmSync(template, { recursive: true, force: true })
  }
}
