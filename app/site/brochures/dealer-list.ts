import type { CarClass } from '../../core/cars/car.ts'
import { type Dealer, sells } from '../../core/dealers/dealer.ts'
import { provinceOf, provinces, regencies, regencyOf } from '../../core/dealers/regions.ts'

/** The fields of a dealer that a brochure shows, or that decide whether it shows the dealer. */
export type BrochureDealer = Pick<
  Dealer,
  'id' | 'name' | 'city' | 'address' | 'regencyCode' | 'latitude' | 'longitude' | 'phone' | 'sample' | 'services' | 'segments'
>

/** The first dealers of a region, and how many more it has. */
export type NamedRegion = { name: string; dealers: BrochureDealer[]; more: number }

/** The dealers that a brochure names: the nearest of an area, or the first of each province. */
export type DealerList = ({ kind: 'near' | 'in' } & NamedRegion) | { kind: 'all'; provinces: NamedRegion[] }

const nearestCount = 6
const mostInArea = 60
const mostInProvince = 3

/** `32.73` or `3273` as the code of a known regency, or null. */
export function readRegency(text: string | null): string | null {
  const code = (text ?? '').trim().replace(/^(\d{2})(\d{2})$/, '$1.$2')
  return regencies.some((regency) => regency.code === code) ? code : null
}

/**
 * The code of the area whose dealers a brochure names: the regency if it has a dealer that sells this class, or else its
 * province if that has one, or else null. So there are never more brochures than areas with dealers.
 */
export function areaFor(dealers: readonly BrochureDealer[], carClass: CarClass, regency: string | null): string | null {
  if (regency === null) return null
  const selling = dealers.filter((dealer) => sells(dealer, carClass))
  if (selling.some(({ regencyCode }) => regencyCode === regency)) return regency
  const province = regency.slice(0, 2)
  return selling.some(({ regencyCode }) => regencyCode.startsWith(province)) ? province : null
}

/** `Kota Bandung`, or `Jawa Barat`. */
export const areaName = (area: string): string => (area.length === 2 ? provinceOf(area) : regencyOf(area)).name

/** The dealers of an area that `areaFor` returned. */
export function dealersFor(dealers: readonly BrochureDealer[], carClass: CarClass, area: string | null): DealerList {
  const selling = dealers.filter((dealer) => sells(dealer, carClass))
  if (area === null) return { kind: 'all', provinces: byProvince(selling) }
  const here = selling.filter(({ regencyCode }) => regencyCode.startsWith(area))
  if (area.length === 2) return { kind: 'in', ...firstOf(areaName(area), here.toSorted(byCity), mostInArea) }
  if (here.length >= nearestCount) return { kind: 'near', ...firstOf(areaName(area), here, mostInArea) }
  const others = selling.filter(({ regencyCode }) => !regencyCode.startsWith(area)).toSorted(byDistanceFrom(middleOf(here)))
  return { kind: 'near', name: areaName(area), dealers: [...here, ...others].slice(0, nearestCount), more: 0 }
}

function byProvince(dealers: readonly BrochureDealer[]): NamedRegion[] {
  const inProvince = Map.groupBy(dealers, ({ regencyCode }) => regencyCode.slice(0, 2))
  return provinces.flatMap(({ code, name }) => {
    const there = inProvince.get(code)
    return there ? [firstOf(name, there.toSorted(byCity), mostInProvince)] : []
  })
}

function firstOf(name: string, dealers: readonly BrochureDealer[], most: number): NamedRegion {
  return { name, dealers: dealers.slice(0, most), more: Math.max(0, dealers.length - most) }
}

const names = new Intl.Collator('id')

const byCity = (one: BrochureDealer, other: BrochureDealer): number =>
  names.compare(one.city, other.city) || names.compare(one.name, other.name)

type Point = Pick<BrochureDealer, 'latitude' | 'longitude'>

function middleOf(points: readonly Point[]): Point {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return { latitude: mean(points.map(({ latitude }) => latitude)), longitude: mean(points.map(({ longitude }) => longitude)) }
}

/** Compares squared degrees: near the equator a degree has the same length in both directions. */
const byDistanceFrom =
  (from: Point) =>
  (one: Point, other: Point): number =>
    squaredDistance(from, one) - squaredDistance(from, other)

const squaredDistance = (one: Point, other: Point): number =>
  (one.latitude - other.latitude) ** 2 + (one.longitude - other.longitude) ** 2
