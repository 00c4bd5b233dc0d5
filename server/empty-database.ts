// A build step: creates an empty embedded database with all tables beside the server. The first start copies it.
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDatabaseFolder, openEmbedded } from '../app/platform/embedded-database.server.ts'

const folder = join('build/server', emptyDatabaseFolder)
const unfinished = await mkdtemp(join('build', 'empty-database-'))
const database = await openEmbedded(unfinished)
await database.migrate()
await database.close()
await rm(folder, { recursive: true, force: true })
await rename(join(unfinished, 'database'), folder)
await rm(unfinished, { recursive: true })
await makeReadable()

/** The server may run as another user than the build. */
async function makeReadable(): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await chmod(folder, 0o755)
  for (const entry of entries) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
