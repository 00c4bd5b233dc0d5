import type { CarClass } from '../../core/cars/car.ts'
import { type Dealer, sells } from '../../core/dealers/dealer.ts'
import { provinceOf, provinces, regencies, regencyOf } from '../../core/dealers/regions.ts'

/** Which dealers a brochure names: the nearest of an area, or all by province. */
export type DealerList =
  | { kind: 'near' | 'in'; name: string; dealers: Dealer[] }
  | { kind: 'all'; provinces: { name: string; dealers: Dealer[] }[] }

const nearestCount = 6

/** `32.73` or `3273` as the code of a regency we know, otherwise null. */
export function readRegency(text: string | null): string | null {
  const code = (text ?? '').trim().replace(/^(\d{2})(\d{2})$/, '$1.$2')
  return regencies.some((regency) => regency.code === code) ? code : null
}

/**
 * The area a brochure's dealers are of, by its code: the regency where one sells cars of this class, else its province where one
 * does, else nothing. So there are no more brochures than areas with dealers.
 */
export function areaFor(dealers: readonly Dealer[], carClass: CarClass, regency: string | null): string | null {
  if (regency === null) return null
  const selling = dealers.filter((dealer) => sells(dealer, carClass))
  if (selling.some(({ regencyCode }) => regencyCode === regency)) return regency
  const province = regency.slice(0, 2)
  return selling.some(({ regencyCode }) => regencyCode.startsWith(province)) ? province : null
}

/** `Kota Bandung`, or `Jawa Barat`. */
export const areaName = (area: string): string => (area.length === 2 ? provinceOf(area) : regencyOf(area)).name

/** The dealers of an area found by `areaFor`. */
export function dealersFor(dealers: readonly Dealer[], carClass: CarClass, area: string | null): DealerList {
  const selling = dealers.filter((dealer) => sells(dealer, carClass))
  if (area === null) return { kind: 'all', provinces: byProvince(selling) }
  const here = selling.filter(({ regencyCode }) => regencyCode.startsWith(area))
  if (area.length === 2) return { kind: 'in', name: areaName(area), dealers: here.toSorted(byCity) }
  const others = selling.filter((dealer) => !here.includes(dealer)).toSorted(byDistanceFrom(middleOf(here)))
  return { kind: 'near', name: areaName(area), dealers: [...here, ...others].slice(0, Math.max(nearestCount, here.length)) }
}

function byProvince(dealers: readonly Dealer[]): { name: string; dealers: Dealer[] }[] {
  return provinces
    .map(({ code, name }) => ({
      name,
      dealers: dealers.filter(({ regencyCode }) => regencyCode.startsWith(code)).toSorted(byCity),
    }))
    .filter(({ dealers: found }) => found.length > 0)
}

const byCity = (one: Dealer, other: Dealer): number =>
  one.city.localeCompare(other.city, 'id') || one.name.localeCompare(other.name, 'id')

type Point = Pick<Dealer, 'latitude' | 'longitude'>

function middleOf(points: readonly Point[]): Point {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return { latitude: mean(points.map(({ latitude }) => latitude)), longitude: mean(points.map(({ longitude }) => longitude)) }
}

/** Near the equator a degree is as long in both directions; who is nearer needs no more. */
const byDistanceFrom =
  (from: Point) =>
  (one: Point, other: Point): number =>
    squaredDistance(from, one) - squaredDistance(from, other)

const squaredDistance = (one: Point, other: Point): number =>
  (one.latitude - other.latitude) ** 2 + (one.longitude - other.longitude) ** 2
