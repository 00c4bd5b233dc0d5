import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { at } from '../../addresses.ts'
import { readContentVersion } from '../../core/content/content.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Services } from '../../platform/services.ts'
import { areaFor, dealersFor } from './dealer-list.ts'
import type { Facts } from './pdf/facts.ts'
import { fingerprint, readSource, type Source } from './source.server.ts'

/** A brochure as it lies on the disk; `area` is the one its dealers are of. */
export type Brochure = { area: string | null; bytes: Uint8Array<ArrayBuffer>; etag: string; pages: number }
export type Wanted = { slug: string /** The code of the visitor's regency. */; regency: string | null }
export type Make = (facts: Facts) => Promise<Uint8Array>

type Where = { db: Db; environment: Pick<Services['environment'], 'dataDir' | 'publicUrl'> }

const stores = new WeakMap<Db, BrochureStore>()

/** The process's own brochures. */
export function brochuresOf(where: Where): BrochureStore {
  const known = stores.get(where.db) ?? new BrochureStore(where)
  stores.set(where.db, known)
  return known
}

// Making one pulls in libraries no page needs.
const makeHere: Make = async (facts) => (await import('./pdf/make-brochure.server.ts')).makeBrochure(facts)

/**
 * Brochures under `DATA_DIR/brochures`, each made when somebody first wants it and kept until the content changes.
 * One is made at a time, and once for all who ask meanwhile.
 */
export class BrochureStore {
  readonly #where: Where
  readonly #make: Make
  readonly #folder: string
  #edition: Promise<Edition> | undefined
  #editionVersion: number | undefined
  #lastMade: Promise<unknown> = Promise.resolve()

  constructor(where: Where, make: Make = makeHere) {
    this.#where = where
    this.#make = make
    this.#folder = join(where.environment.dataDir, 'brochures')
  }

  /** Null where there is no such model. */
  async find({ slug, regency }: Wanted): Promise<Brochure | null> {
    const edition = await this.#current()
    const entry = edition.source.cars.find(({ car }) => car.slug === slug)
    if (!entry) return null
    const area = areaFor(edition.source.dealers, entry.car.class, regency)
    const file = area === null ? `${slug}.pdf` : `${slug}-${area}.pdf`
    return { area, ...described(await this.#bytes(edition, file, { ...entry, area })) }
  }

  async #current(): Promise<Edition> {
    const version = await readContentVersion(this.#where.db)
    if (this.#edition && this.#editionVersion === version) return this.#edition
    this.#editionVersion = version
    this.#edition = this.#open()
    this.#edition.catch(() => {
      this.#edition = undefined
    })
    return this.#edition
  }

  async #open(): Promise<Edition> {
    const source = await readSource(this.#where.db)
    if (!source) throw new Error('No content in the database: it was never seeded')
    const name = `${source.version}-${fingerprint(source, this.#where.environment.publicUrl)}-${await markOfThisBuild()}`
    await mkdir(join(this.#folder, name), { recursive: true })
    for (const other of await readdir(this.#folder)) {
      if (other !== name) await rm(join(this.#folder, other), { recursive: true, force: true })
    }
    return { source, folder: join(this.#folder, name), underWay: new Map() }
  }

  async #bytes(edition: Edition, file: string, about: About): Promise<Buffer<ArrayBuffer>> {
    const found = await readIfThere(join(edition.folder, file))
    return found ?? edition.underWay.get(file) ?? this.#start(edition, file, about)
  }

  #start(edition: Edition, file: string, about: About): Promise<Buffer<ArrayBuffer>> {
    const making = this.#inTurn(() => this.#write(edition, file, about)).finally(() => edition.underWay.delete(file))
    edition.underWay.set(file, making)
    return making
  }

  /** After all that were asked for before, with room between them for the pages others wait for. */
  #inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
    const turn = this.#lastMade.then(() => new Promise((resolve) => setImmediate(resolve))).then(make)
    this.#lastMade = turn.catch(() => {})
    return turn
  }

  async #write({ source, folder }: Edition, file: string, { car, extras, area }: About): Promise<Buffer<ArrayBuffer>> {
    const { warranty, settings, changedAt, dealers } = source
    const address = this.#where.environment.publicUrl + at.car(car.class, car.slug)
    const list = dealersFor(dealers, car.class, area)
    const bytes = Buffer.from(await this.#make({ car, extras, warranty, settings, changedAt, address, dealers: list }))
    const draft = join(folder, `${randomUUID()}.draft`)
    // Another process that shares the folder may have cleared it for a newer version.
    await mkdir(folder, { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, join(folder, file))
    return bytes
  }
}

/** The brochures of one content version, as this build of the site makes them. */
type Edition = { source: Source; folder: string; underWay: Map<string, Promise<Buffer<ArrayBuffer>>> }
type About = Source['cars'][number] & { area: string | null }

/** Another build may make another brochure of the same facts: the bundle this stands in names its parts by content. */
async function markOfThisBuild(): Promise<string> {
  return hash(await readFile(fileURLToPath(import.meta.url))).slice(0, 8)
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function described(bytes: Buffer<ArrayBuffer>): Omit<Brochure, 'area'> {
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  return { bytes, etag: `"${hash(bytes).slice(0, 22)}"`, pages }
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')
