import { toSlug } from '../../lib/slug.ts'
import type { Car } from './car.ts'

/** Finds a model by product id, slug or any spelling of its name: `28`, `pajero sport`, `PAJERO%20SPORT`. */
export function matchCar(cars: readonly Car[], wanted: string): Car | undefined {
  const number = /^\d+$/.test(wanted.trim()) ? Number(wanted) : undefined
  if (number !== undefined) return cars.find((car) => car.productId === number)
  const key = joined(decoded(wanted))
  return key === '' ? undefined : cars.find((car) => namesOf(car).includes(key))
}

const namesOf = (car: Car): string[] => [car.slug, car.name, ...car.spellings].map(joined)

// Hyphens and spaces are the first thing people leave out or put in: "x-force", "pajerosport".
const joined = (text: string): string => toSlug(text).replaceAll('-', '')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
