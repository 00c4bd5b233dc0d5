import type { Asked } from './asked.ts'
import type { Calculation } from './calculate.ts'
import { oldCarNames } from './old-car/old-car.ts'

type Answer = Pick<Calculation, 'chosen' | 'places'>
type Chosen = NonNullable<Calculation['chosen']>

/** The input without values that do not apply: a variant of another car, a city elsewhere, a removed old car. */
export function applyingOf(asked: Asked, { chosen, places }: Answer): Asked {
  if (!chosen) return asked
  const { variant, color, city } = asked.typed
  const dropped = [
    ...(chosen.variants.some(({ slug }) => slug === variant) ? [] : ['variant']),
    ...(chosen.colour === color ? [] : ['color']),
    ...(places.city === city ? [] : ['city']),
    ...droppedOf(chosen.oldCar),
  ]
  const typed = Object.fromEntries(Object.entries(asked.typed).filter(([name]) => !dropped.includes(name)))
  return { ...asked, typed, accessories: chosen.accessoriesChosen }
}

/** All fields of the old car while it has no brand; else those whose value is not in its list. */
function droppedOf({ typed }: Chosen['oldCar']): string[] {
  const { province: _, city: __, ...names } = oldCarNames
  const dropped = Object.entries(names).filter(([field]) => typed.brand === '' || typed[field as keyof typeof names] === '')
  return [...dropped.map(([, name]) => name), ...(typed.brand === '' ? ['tukar_tambah'] : [])]
}
