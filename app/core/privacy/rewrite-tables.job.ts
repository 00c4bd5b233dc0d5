import type { JobServices } from '../../platform/jobs.server.ts'
import { personalTables } from './stores.server.ts'

/** Every night, when few visitors wait: what was deleted during the day leaves the files of the database. */
export async function rewritePersonalTables({ database, log }: Pick<JobServices, 'database' | 'log'>): Promise<void> {
  const left = await database.rewriteTables(personalTables)
  if (left.length > 0) log.warn({ tables: left }, 'tables too large to rewrite: free space may hold deleted rows')
}
