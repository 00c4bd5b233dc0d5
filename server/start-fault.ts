import { inspect } from 'node:util'
import { own } from '../app/lib/own.ts'
import { DatabaseUnavailable } from '../app/platform/database-away.ts'
import { embeddedVersion, UnusableDatabase } from '../app/platform/embedded-database.server.ts'
import type { Environment } from '../app/platform/environment.server.ts'
import { FolderInUse } from '../app/platform/folder-claim.server.ts'
import { NewerDatabase } from '../app/platform/migrations.server.ts'
import { postgresFault } from './postgres-fault.ts'

type Settings = Pick<Environment, 'dataDir' | 'databaseUrl'>

/** Tells the operator why the database cannot be used and what to do. */
export function startFault(error: unknown, settings: Settings): string {
  if (error instanceof NewerDatabase)
    return 'The database was last used by a newer version of the site. Start that version, or restore a backup from before it.'
  const known = settings.databaseUrl ? postgresFault(error, settings.databaseUrl) : folderFault(error, settings.dataDir)
  return known ?? plainFault(error)
}

/** An error of the operating system. */
type Fault = Error & { code?: string }

/** Tells the operator why the site cannot listen. `prefix` is the beginning of the names of the variables. */
export function portFault({ code, message }: Fault, port: number, prefix: '' | 'METRICS_' = ''): string {
  if (code === 'EADDRINUSE') return `Another program uses port ${port}. Stop it, or set ${prefix}PORT.`
  if (code === 'EACCES') return `This user may not open port ${port}. Set ${prefix}PORT to one above 1023.`
  return `${message}. Check ${prefix}HOST and ${prefix}PORT.`
}

function folderFault(error: unknown, dataDir: string): string | undefined {
  const folder = `The data folder ${dataDir}`
  if (error instanceof FolderInUse) return `Another process uses ${dataDir}. Stop it, or set DATA_DIR or DATABASE_URL.`
  if (error instanceof DatabaseUnavailable) return `${folder} is on a full disk. Make room for at least 128 MB, then start again.`
  if (error instanceof UnusableDatabase) return databaseFault(error, `${dataDir}/database`)
  const sentence = own(folderFaults, (error as Fault | undefined)?.code ?? '')
  return sentence && `${folder} ${sentence}`
}

const folderFaults: Record<string, string> = {
  EACCES: 'cannot be read and written by this user. Change its owner, or set DATA_DIR.',
  EPERM: 'cannot be read and written by this user. Change its owner, or set DATA_DIR.',
  EROFS: 'is on a file system that cannot be written. Mount it writable, or set DATA_DIR.',
  ENOTDIR: 'has a file where a folder must be. Move the file away, or set DATA_DIR.',
  EEXIST: 'is a file. Move it away, or set DATA_DIR to a folder.',
  ENOENT: 'cannot be made, because the folder it belongs in is not there. Make that, or set DATA_DIR.',
  ENOSPC: 'is on a full disk. Make room for at least 128 MB, then start again.',
  EDQUOT: 'is on a full disk. Make room for at least 128 MB, then start again.',
  ERR_SQLITE_ERROR: 'cannot be locked. Remove the file database.lock from it, or use a file system that can lock files.',
}

function databaseFault({ reason }: UnusableDatabase, folder: string): string {
  const ways = 'Restore a backup of it, or move it away to begin with an empty database.'
  if (reason === 'damaged') return `The database in ${folder} is damaged. ${ways}`
  return `The database in ${folder} was not made by PostgreSQL ${embeddedVersion}, which this version of the site contains. Start the version that made it. ${ways}`
}

function plainFault(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  return `An unknown fault: ${inspect(error, { depth: 0, breakLength: Number.POSITIVE_INFINITY })}. The log above tells where it happened.`
}
