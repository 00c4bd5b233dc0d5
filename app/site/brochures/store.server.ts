import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { at } from '../../addresses.ts'
import { matchCar } from '../../core/cars/find-car.ts'
import { readContentVersion } from '../../core/content/content.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Services } from '../../platform/services.ts'
import { areaFor, dealersFor } from './dealer-list.ts'
import { brochureDocument, type Facts } from './pdf/facts.ts'
import { Shelf, type ShelvedFile, shelfName } from './shelf.server.ts'
import { type CarSource, fingerprint, readSource, type Source } from './source.server.ts'

/** A brochure from the disk. `area` is the area of its dealers. */
export type Brochure = ShelvedFile & { slug: string; area: string | null }

export type Wanted = {
  /** A slug, a product id or any spelling of the name. */
  model: string
  /** The code of the visitor's regency. */
  regency: string | null
}

type Where = Pick<Services, 'db' | 'documents'> & { environment: Pick<Services['environment'], 'dataDir' | 'publicUrl'> }

type AreaFacts = { facts: Facts; area: string | null }

/** Enough for every model in each area that visitors come from. */
const mostFacts = 400

const stores = new WeakMap<Db, BrochureStore>()

/** The one store of this process. */
export function brochuresOf(where: Where): BrochureStore {
  const known = stores.get(where.db) ?? new BrochureStore(where)
  stores.set(where.db, known)
  return known
}

/**
 * Brochures under `DATA_DIR/brochures`. Each is made once, also for many requests at the same time, and kept until one of
 * its facts changes. A brochure with old facts is never sent: the request waits for the new one.
 */
export class BrochureStore {
  readonly #where: Where
  readonly #underWay = new Map<string, Promise<ShelvedFile>>()
  #source: Promise<Source> | undefined
  #sourceVersion: number | undefined
  #shelf: Promise<Shelf> | undefined
  readonly #facts = new WeakMap<Source, LRUCache<string, AreaFacts>>()
  #ahead: Promise<void> = Promise.resolve()

  constructor(where: Where) {
    this.#where = where
  }

  /** Null when the model does not exist. */
  async find({ model, regency }: Wanted): Promise<Brochure | null> {
    const source = await this.#current()
    const car = matchCar(
      source.cars.map((each) => each.car),
      model,
    )
    const entry = source.cars.find((each) => each.car === car)
    if (!entry) return null
    const { facts, area } = this.#factsFor(source, entry, regency)
    return { slug: entry.car.slug, area, ...(await this.#file(facts, area)) }
  }

  /** Makes the brochure of every model before the first request, one after the other. */
  makeAhead(): Promise<void> {
    this.#ahead = this.#ahead.catch(() => {}).then(() => this.#makeAll())
    return this.#ahead
  }

  async #makeAll(): Promise<void> {
    for (const { car } of (await this.#current()).cars) await this.find({ model: car.slug, regency: null })
  }

  async #current(): Promise<Source> {
    const version = await readContentVersion(this.#where.db)
    if (this.#source && this.#sourceVersion === version) return this.#source
    this.#sourceVersion = version
    this.#source = this.#read()
    this.#source.catch(() => {
      this.#source = undefined
    })
    return this.#source
  }

  async #read(): Promise<Source> {
    const source = await readSource(this.#where.db)
    if (!source) throw new Error('No content in the database: it was never seeded')
    return source
  }

  /** Collects the facts of a brochure once for each source. */
  #factsFor(source: Source, entry: CarSource, regency: string | null): AreaFacts {
    const facts = this.#facts.get(source) ?? new LRUCache<string, AreaFacts>({ max: mostFacts })
    this.#facts.set(source, facts)
    const key = `${entry.car.slug}/${regency}`
    const known = facts.get(key)
    if (known) return known
    const area = areaFor(source.dealers, entry.car.class, regency)
    const made = { area, facts: this.#factsOf(source, entry, area) }
    facts.set(key, made)
    return made
  }

  #factsOf({ warranty, settings, dealers }: Source, { car, extras, changedAt }: CarSource, area: string | null): Facts {
    return {
      car,
      extras,
      warranty,
      settings,
      dealers: dealersFor(dealers, car.class, area),
      address: this.#where.environment.publicUrl + at.car(car.class, car.slug),
      changedAt: changedAt.toString(),
    }
  }

  async #file(facts: Facts, area: string | null): Promise<ShelvedFile> {
    const stem = area === null ? facts.car.slug : `${facts.car.slug}-${area}`
    const name = shelfName(stem, fingerprint(facts))
    const shelf = await this.#openShelf()
    return (await shelf.find(name)) ?? this.#underWay.get(name) ?? this.#make(shelf, name, facts)
  }

  #openShelf(): Promise<Shelf> {
    const { environment, documents } = this.#where
    this.#shelf ??= Shelf.open(join(environment.dataDir, 'brochures', documents.buildMark))
    this.#shelf.catch(() => {
      this.#shelf = undefined
    })
    return this.#shelf
  }

  #make(shelf: Shelf, name: string, facts: Facts): Promise<ShelvedFile> {
    const making = this.#where.documents
      .run(brochureDocument, facts)
      .then((bytes) => shelf.put(name, Buffer.from(bytes)))
      .finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, making)
    return making
  }
}
