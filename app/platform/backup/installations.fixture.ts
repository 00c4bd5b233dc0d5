import { join } from 'node:path'
import type { Installation } from '../../../tests/support/installations.ts'
import { Temporal } from '../../lib/instant.ts'
import { log } from '../log.server.ts'
import type { BackupResult } from './backup.server.ts'
import { makeBackup } from './make-backup.server.ts'
import type { Restored } from './restore.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { contentOf } from './rows.fixture.ts'

export const backupTime = Temporal.Instant.from('2026-11-30T02:00:00Z')

export const archiveIn = ({ environment }: Installation): string => join(environment.dataDir, 'archive.gz')

export function backUp(from: Installation, file = archiveIn(from)): Promise<BackupResult> {
  return makeBackup({ environment: from.environment, file, clock: { now: () => backupTime }, log })
}

export function restore(file: string, to: Installation, { replace = false } = {}): Promise<Restored> {
  return restoreBackup({ environment: to.environment, file, replace, log })
}

/** Everything stored, without the record of backups: a backup itself adds to it. */
export async function storedIn({ use }: Installation): Promise<Record<string, string[]>> {
  const { backups: _, ...content } = await use(contentOf)
  return content
}
