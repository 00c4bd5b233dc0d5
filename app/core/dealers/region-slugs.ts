import { toSlug } from '../../lib/slug.ts'
import { type Province, provinceOf, provinces, type Regency, regencies } from './regions.ts'

/** `jawa-barat`, `kota-bandung`: the slug of a region. */
export const slugOf = ({ name }: Pick<Province, 'name'>): string => toSlug(name)

const provinceBySlug = new Map(provinces.map((province) => [slugOf(province), province]))

export const provinceAt = (slug: string): Province | null => provinceBySlug.get(slug) ?? null

/** `jawa-barat--kota-bandung`: names a city in one word of an address. */
export const cityPictureName = (city: Regency): string => `${slugOf(provinceOf(city.code))}--${slugOf(city)}`

export function cityAt({ code }: Province, slug: string): Regency | null {
  return regencies.find((city) => city.provinceCode === code && slugOf(city) === slug) ?? null
}
