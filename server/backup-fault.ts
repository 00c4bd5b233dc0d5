import { own } from '../app/lib/own.ts'
import { BackupRefused, type Refusal } from '../app/platform/backup/refusal.ts'
import type { Environment } from '../app/platform/environment.server.ts'
import { startFault } from './start-fault.ts'

type Settings = Pick<Environment, 'dataDir' | 'databaseUrl'>

/** Tells the operator why a backup or a restore was not done and what to do. */
export function backupFault(error: unknown, file: string, settings: Settings): string {
  if (error instanceof BackupRefused) return sentences[error.reason](file, settings)
  const { code = '', path = '' } = (error ?? {}) as NodeJS.ErrnoException
  const fault = own(fileFaults, code)
  // An error while reading names no path: only the archive is read.
  if ((path.startsWith(file) || code === 'EISDIR') && fault) return `The file ${file} ${fault}`
  return startFault(error, settings)
}

const installation = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl ? 'the database in DATABASE_URL' : `the data folder ${dataDir}`

const sentences: Record<Refusal, (file: string, settings: Settings) => string> = {
  'nothing-stored': (_, settings) =>
    `There is nothing to back up in ${installation(settings)}. Correct DATA_DIR or DATABASE_URL.`,
  'file-exists': (file) => `The file ${file} exists already. Name a new one.`,
  'file-missing': (file) => `There is no file ${file}.`,
  damaged: (file) => `The file ${file} is damaged, or is not a backup of this site. Use another backup.`,
  newer: (file) => `The backup ${file} was made by a newer version of the site. Restore it with that version.`,
  'unknown-migration': (file) =>
    `The backup ${file} was made by a version that this one does not continue. Restore it with that version.`,
  'not-empty': (_, settings) => `There is data in ${installation(settings)}. Add --replace to delete it and restore the backup.`,
  'site-runs': (_, settings) => `A process uses ${installation(settings)}. Stop every instance of the site first.`,
  'no-room': (_, { dataDir }) => `A backup needs room for a second copy of ${dataDir}/database. Make room, then start again.`,
  'backup-runs': () => 'Another backup is under way. Wait for it.',
  'copy-failed': () => 'The running site could not copy its database. The reason is in its log.',
}

const fileFaults: Record<string, string> = {
  EACCES: 'cannot be opened by this user. Choose another folder, or change the owner of this one.',
  EPERM: 'cannot be opened by this user. Choose another folder, or change the owner of this one.',
  EROFS: 'is on a file system that cannot be written. Choose another folder.',
  ENOENT: 'is in a folder that does not exist. Make the folder first.',
  EISDIR: 'is a folder. Name a file.',
  ENOSPC: 'is on a full disk. Make room, or choose another disk.',
}
