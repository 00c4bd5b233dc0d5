import { at } from '../../addresses.ts'
import { type Car, drawnVariant } from './car.ts'
import { viewBox } from './drawings/drawing.ts'

/** What a picture of a car needs. */
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
