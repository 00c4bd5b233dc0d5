import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What an archive holds of the data folder: the messages whose channel is not configured. */
export const keptEntries = ['outbox']

/** The other entries of the data folder: the database, its lock, and what the site can make again. */
export const otherEntries = [
  'database',
  'database.new',
  'database.lock',
  'database.lock-journal',
  'brochures',
  'admin.sock',
  'backup.sock',
  'backup.copy',
  'restore.new',
]

const pieceBytes = 48 * 1024

/** Lines of an archive with every kept file: its heading, then its bytes in pieces. */
export async function* readDataFiles(dataDir: string): AsyncGenerator<string> {
  for (const entry of keptEntries) {
    for (const file of await filesBelow(dataDir, entry)) {
      yield JSON.stringify({ file })
      for await (const piece of createReadStream(join(dataDir, file), { highWaterMark: pieceBytes }))
        yield JSON.stringify((piece as Buffer).toString('base64'))
    }
  }
}

/** Paths below the data folder. Names that begin with a dot are files that are being written. */
async function filesBelow(dataDir: string, folder: string): Promise<string[]> {
  const found = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(emptyIfMissing)
  const paths: string[] = []
  for (const entry of found.filter(({ name }) => !name.startsWith('.')).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await filesBelow(dataDir, path)))
    else if (entry.isFile()) paths.push(path)
  }
  return paths
}

function emptyIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Files that are being restored. They wait in a folder of their own until the database has been restored. */
export class RestoredFiles {
  readonly #dataDir: string
  readonly #paths: string[] = []

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  async begin(path: string): Promise<void> {
    this.#paths.push(path)
    await mkdir(dirname(this.#waiting(path)), { recursive: true, mode: 0o700 })
    await appendFile(this.#waiting(path), '', { mode: 0o600 })
  }

  async append(piece: string): Promise<void> {
    await appendFile(this.#waiting(this.#paths.at(-1) ?? ''), Buffer.from(piece, 'base64'))
  }

  /** Moves every file to its place. Returns how many there are. */
  async keep(): Promise<number> {
    for (const path of this.#paths) {
      await mkdir(dirname(join(this.#dataDir, path)), { recursive: true, mode: 0o700 })
      await rename(this.#waiting(path), join(this.#dataDir, path))
    }
    return this.#paths.length
  }

  /** Removes files that were not kept, also those of an interrupted restore. */
  async clear(): Promise<void> {
    await rm(join(this.#dataDir, 'restore.new'), { recursive: true, force: true })
  }

  #waiting(path: string): string {
    return join(this.#dataDir, 'restore.new', path)
  }
}
