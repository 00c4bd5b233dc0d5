import { at } from '../../addresses.ts'
import { longAgo } from '../../lib/instant.ts'
import { formatRupiah } from '../../lib/money.ts'
import type { Db } from '../../platform/database.server.ts'
import { readSettings } from '../content/settings.server.ts'
import { makerName } from '../content/settings.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { addSearchSource } from '../search/sources.ts'
import { type Car, isOnSale, type Variant } from './car.ts'
import { readCatalogue, readExtras } from './catalogue.server.ts'
import type { Accessory } from './extras.ts'
import {
  accessorySearchWords,
  accessorySummary,
  classNames,
  fuelNames,
  modelSearchWords,
  priceLabel,
  searchHeadings,
} from './words.ts'

/** Models, variants and accessories join the search. A change of any model writes all of them again: they are few. */
export function makeCarsFindable(): void {
  addSearchSource('car', { from: 'car', heading: searchHeadings.models, documents: modelDocuments })
  addSearchSource('variant', { from: 'car', heading: searchHeadings.variants, documents: variantDocuments })
  addSearchSource('accessory', { from: 'car-extras', heading: searchHeadings.accessories, documents: accessoryDocuments })
}

async function modelDocuments(db: Db): Promise<SearchDocument[]> {
  const [cars, settings] = [await readCatalogue(db), await readSettings(db)]
  return cars.map((car, index) => ({
    ...always,
    kind: 'car',
    key: car.slug,
    title: car.name,
    summary: car.summary,
    keywords: [namesOf(car), car.body, classNames[car.class], makerName(settings), modelSearchWords].join(' '),
    text: [...car.features.map(({ text }) => text), ...car.variants.map(({ name }) => name)].join('. '),
    address: at.car(car.class, car.slug),
    weight: weightOf(car, index),
  }))
}

async function variantDocuments(db: Db): Promise<SearchDocument[]> {
  const cars = await readCatalogue(db)
  return cars.flatMap((car, index) =>
    car.variants.map((variant) => ({
      ...always,
      kind: 'variant',
      key: `${car.slug}:${variant.slug}`,
      title: `${car.name} ${variant.name}`,
      summary: summaryOf(variant),
      keywords: [namesOf(car), modelSearchWords].join(' '),
      text: '',
      address: `${at.car(car.class, car.slug)}#varian`,
      weight: weightOf(car, index),
    })),
  )
}

async function accessoryDocuments(db: Db): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  // One after the other: this runs inside the transaction of a change, which has one connection.
  for (const [index, car] of (await readCatalogue(db)).entries()) {
    const { accessories } = await readExtras(db, car)
    documents.push(...accessories.map((accessory) => accessoryDocument(car, index, accessory)))
  }
  return documents
}

function accessoryDocument(car: Car, index: number, { slug, name, price }: Accessory): SearchDocument {
  return {
    ...always,
    kind: 'accessory',
    key: `${car.slug}:${slug}`,
    title: `${name} ${car.name}`,
    summary: accessorySummary(formatRupiah(price)),
    keywords: [namesOf(car), accessorySearchWords].join(' '),
    text: '',
    address: `${at.accessoriesOf(car.slug)}#${slug}`,
    weight: weightOf(car, index),
  }
}

const always = { publishAt: longAgo, withdrawAt: null }

/** The order of the range. Models that are no longer sold new come last. */
const weightOf = (car: Car, index: number): number => (isOnSale(car) ? 0 : -1000) - index

/** Every spelling, also with neighbouring words as one: `pajerosport` of `New Pajero Sport`. */
function namesOf({ name, spellings }: Car): string {
  const names = [name, ...spellings]
  return [...names, ...names.flatMap(joinedWords)].join(' ')
}

function joinedWords(name: string): string[] {
  const words = name.split(' ')
  const runs = words.flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1)))
  return runs.filter(({ length }) => length > 1).map((run) => run.join(''))
}

function summaryOf({ fuel, transmission, drive, price }: Variant): string {
  return `${fuelNames[fuel]}, ${transmission}, ${drive}. ${formatRupiah(price.amount)} (${priceLabel(price)})`
}
