import { type Car, drawnVariant } from '../../core/cars/car.ts'
import { viewBox } from '../../core/cars/drawings/drawing.ts'

/** A car as a picture of it needs to know it. */
export type Pictured = { slug: string; name: string; width: number; height: number }

export function pictured(car: Car): Pictured {
  const [, , width, height] = viewBox('side', drawnVariant(car).size)
  return { slug: car.slug, name: car.name, width, height }
}
