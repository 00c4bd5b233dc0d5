import { type Car, drawnVariant } from '~/core/cars/car.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import type { Subject } from '~/core/cars/spec.ts'
import { toSlug } from '~/lib/slug.ts'

export const modelParameter = 'model'
export const mostCompared = 3

/** True from two cars on. Before that, the main action of the page is to choose the second car. */
export const isComparison = (subjects: readonly Subject[]): boolean => subjects.length > 1

export type Selection = {
  subjects: Subject[]
  /** Requested cars that are not in the catalogue. */
  unknown: string[]
  /** Requested cars beyond the limit of a comparison. */
  left: Subject[]
}

/** Reads `?model=xpander&model=triton:gls-mt-double-cab-4x4`. */
export function readSelection(cars: readonly Car[], query: URLSearchParams): Selection {
  const wanted = query.getAll(modelParameter).filter((text) => text.trim() !== '')
  const found = wanted.map((text) => ({ text, subject: subjectOf(cars, text) }))
  const subjects = unique(found.flatMap(({ subject }) => subject ?? []))
  return {
    subjects: subjects.slice(0, mostCompared),
    left: subjects.slice(mostCompared),
    unknown: found.filter(({ subject }) => subject === null).map(({ text }) => text),
  }
}

function subjectOf(cars: readonly Car[], text: string): Subject | null {
  const [model = '', variant] = text.split(':')
  const car = matchCar(cars, model)
  if (!car) return null
  const named = variant === undefined ? undefined : car.variants.find(({ slug }) => slug === toSlug(variant))
  return { car, variant: named ?? drawnVariant(car) }
}

/** A choice as a parameter. A model alone means its drawn variant. */
export const keyOf = ({ car, variant }: Subject): string =>
  variant.slug === car.drawn ? car.slug : `${car.slug}:${variant.slug}`

function unique(subjects: Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()]
}
