import { at } from '../../addresses.ts'
import { type Car, drawnVariant } from './car.ts'
import { viewBox } from './drawings/drawing.ts'

/** A car as a picture of it needs to know it. */
export type Pictured = { slug: string; name: string; picture: string; width: number; height: number }

export function pictured(car: Car, colour?: string | null): Pictured {
  const [, , width, height] = viewBox('side', drawnVariant(car).size)
  return {
    slug: car.slug,
    name: car.name,
    picture: at.drawing(car.slug, 'samping', colour ?? ''),
    width: Math.round(width),
    height,
  }
}
