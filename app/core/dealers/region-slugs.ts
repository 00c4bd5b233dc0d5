import { toSlug } from '../../lib/slug.ts'
import { type Province, provinces, type Regency, regencies } from './regions.ts'

/** `jawa-barat`, `kota-bandung`: the slug of a region. */
export const slugOf = ({ name }: Pick<Province, 'name'>): string => toSlug(name)

const provinceBySlug = new Map(provinces.map((province) => [slugOf(province), province]))

export const provinceAt = (slug: string): Province | null => provinceBySlug.get(slug) ?? null

export function cityAt({ code }: Province, slug: string): Regency | null {
  return regencies.find((city) => city.provinceCode === code && slugOf(city) === slug) ?? null
}
