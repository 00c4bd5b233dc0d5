import { type Province, provinces, type Regency, regencies } from '../regions.ts'
import { abbreviations } from './abbreviations.ts'

/** The other names that people write for a region: `jabar` for Jawa Barat, `jogja` for Kota Yogyakarta. */
export const shortNamesOf = ({ code }: Province | Regency): readonly string[] => namesByCode().get(code) ?? []

let names: Map<string, string[]> | undefined

function namesByCode(): Map<string, string[]> {
  names ??= readNames()
  return names
}

function readNames(): Map<string, string[]> {
  const meant = Map.groupBy(abbreviations, ([, full]) => full)
  const shortFor = (full: string) => (meant.get(full) ?? []).map(([short]) => short)
  return new Map([...provinces, ...regencies].map((region) => [region.code, [...new Set(fullNames(region).flatMap(shortFor))]]))
}

/** The names by which abbreviations name a region: with its kind, or without it. */
function fullNames({ name }: Province | Regency): string[] {
  const full = name.toLowerCase()
  const bare = full.replace(/^(?:kota|kabupaten|di|dki) /, '')
  return /^(?:kota|kabupaten) /.test(full) ? [full, bare] : [full, bare, `provinsi ${bare}`]
}
