import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Facts about a file that many pages ask for. */
type Description = { etag: string; pages: number }
type Entry = { size: number; description?: Description }
export type ShelvedFile = Description & { bytes: Buffer<ArrayBuffer> }

/** Room for about four hundred brochures: every model for each area that visitors come from. */
const mostBytes = 64 * 1024 * 1024
const extension = '.pdf'

/** Brochures of one build on the disk. When they take too much room, those that were unused longest are deleted. */
export class Shelf {
  readonly #folder: string
  readonly #entries: LRUCache<string, Entry>
  #removed: Promise<unknown> = Promise.resolve()

  private constructor(folder: string, bytes: number) {
    this.#folder = folder
    this.#entries = new LRUCache<string, Entry>({
      maxSize: bytes,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: (_, name, reason) => void (reason !== 'set' && this.#remove(name)),
    })
  }

  /** Opens a folder with the files in it. Deletes the folders of other builds next to it. */
  static async open(folder: string, bytes = mostBytes): Promise<Shelf> {
    await mkdir(folder, { recursive: true })
    for (const other of await readdir(dirname(folder)))
      if (other !== basename(folder)) await rm(join(dirname(folder), other), { recursive: true, force: true })
    const shelf = new Shelf(folder, bytes)
    for (const name of await readdir(folder)) {
      if (name.endsWith(extension)) shelf.#entries.set(name, { size: (await stat(join(folder, name))).size })
    }
    await shelf.#removed
    return shelf
  }

  /** Null when the file does not exist, or when another program has deleted it. */
  async find(name: string): Promise<ShelvedFile | null> {
    const bytes = await readIfThere(this.#pathOf(name))
    if (!bytes) return null
    const description = this.#entries.get(name)?.description ?? describe(bytes)
    this.#entries.set(name, { size: bytes.length, description })
    return { bytes, ...description }
  }

  /** Writes a file atomically and deletes the versions that it replaces. */
  async put(name: string, bytes: Buffer<ArrayBuffer>): Promise<ShelvedFile> {
    const draft = this.#pathOf(`${randomUUID()}.draft`)
    // Another process that shares the folder may have deleted it.
    await mkdir(this.#folder, { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, this.#pathOf(name))
    const description = describe(bytes)
    this.#entries.set(name, { size: bytes.length, description })
    for (const other of this.#entries.keys()) if (other !== name && stemOf(other) === stemOf(name)) this.#entries.delete(other)
    await this.#removed
    return { bytes, ...description }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name)
  }

  #remove(name: string): void {
    // A file that cannot be removed does no harm, because no brochure uses its name any more.
    const removing = rm(this.#pathOf(name), { force: true }).catch(() => {})
    this.#removed = Promise.all([this.#removed, removing])
  }
}

/** A file name: the subject, and a fingerprint of the facts in the file. */
export const shelfName = (stem: string, fingerprint: string): string => `${stem}-${fingerprint}${extension}`

const stemOf = (name: string): string => name.slice(0, name.lastIndexOf('-'))

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function describe(bytes: Buffer<ArrayBuffer>): Description {
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { etag: `"${etag}"`, pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 }
}
