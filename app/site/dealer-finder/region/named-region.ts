import { findPlaces, type PlaceMatch } from '../../../core/dealers/places/find-places.ts'
import { slugOf } from '../../../core/dealers/region-slugs.ts'
import { type Province, provinces, type Regency, regencies } from '../../../core/dealers/regions.ts'

/** A province by its name or a common short name: `jabar`, `jakarta`. */
export function provinceNamed(slug: string): Province | null {
  const place = sureMatches(slug).find(({ kind }) => kind === 'province')
  return provinces.find(({ code }) => place && 'code' in place && code === place.code) ?? null
}

/** A city or regency of a province. For a name of both, such as `bandung`, the city. */
export function cityNamed(province: Province, slug: string): Regency | null {
  const codes = sureMatches(slug).flatMap((place) => (place.kind === 'regency' ? [place.code] : []))
  const [code] = codes.filter((each) => each.startsWith(`${province.code}.`))
  return regencies.find((regency) => regency.code === code) ?? null
}

/** A city or regency with an unambiguous name: `kota-bandung`, `surabaya`. `bandung` is two, `yogyakarta` a province too. */
export function cityAnywhere(slug: string): Regency | null {
  const [exact] = regencies.filter((regency) => slugOf(regency) === slug)
  if (exact || provinceNamed(slug)) return exact ?? null
  const [city, other] = regencies.filter((regency) => slugOf(regency).replace(kind, '') === slug)
  return other ? null : (city ?? null)
}

const kind = /^(?:kota|kabupaten)-/

function sureMatches(slug: string): PlaceMatch[] {
  return findPlaces(slug.replaceAll('-', ' '), {}).filter(({ sure }) => sure)
}
