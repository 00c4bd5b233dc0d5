import { toSlug } from '../../lib/slug.ts'
import type { Car } from './car.ts'

/** Finds a model by product id, slug or any spelling of its name: `28`, `pajero sport`, `PAJERO%20SPORT`. */
export function matchCar(cars: readonly Car[], wanted: string): Car | undefined {
  const number = /^\d+$/.test(wanted.trim()) ? Number(wanted) : undefined
  if (number !== undefined) return cars.find((car) => car.productId === number)
  return matchName(cars, wanted)
}

type Named = { slug: string; name: string; spellings: readonly string[] }

/** Finds the item with this slug, name or spelling. */
export function matchName<Thing extends Named>(things: readonly Thing[], wanted: string): Thing | undefined {
  return things.find(({ slug }) => slug === wanted) ?? matchSpelling(things, joined(decoded(wanted)))
}

function matchSpelling<Thing extends Named>(things: readonly Thing[], key: string): Thing | undefined {
  return key === '' ? undefined : things.find((thing) => namesOf(thing).includes(key))
}

const namesOf = ({ slug, name, spellings }: Named): string[] => [slug, name, ...spellings].map(joined)

// People often leave out or add hyphens and spaces: "x-force", "pajerosport".
const joined = (text: string): string => toSlug(text).replaceAll('-', '')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
