import { centroidOf } from '../centroids.ts'
import type { Dealer } from '../dealer.ts'
import type { Point } from '../nearest/great-circle.ts'
import { type Province, provinceOf, provinces, type Regency, regencies, regencyOf } from '../regions.ts'
import { districts } from './districts.ts'
import { landmarks } from './landmarks.ts'
import type { Named } from './likelihood.ts'
import { nameWords, wordsOf } from './typed-place.ts'
import { wideNames } from './wide-names.ts'

/** A place, its approximate point and its label. A landmark has the code of its regency. */
export type FoundPlace = { label: string; point: Point } & (
  | { kind: 'province' | 'regency' | 'district' | 'landmark'; code: string }
  | { kind: 'dealer'; slug: string }
  /** Several provinces or regencies together, by their codes. */
  | { kind: 'wide'; codes: readonly string[] }
)

export type NamedDealer = Pick<Dealer, 'slug' | 'name' | 'address' | 'regencyCode' | 'latitude' | 'longitude'>

/** A name and the places it means. */
export type Entry = Named & { places: readonly FoundPlace[] }

export function regionEntries(): Entry[] {
  return [...provinceEntries(), ...regencyEntries(), ...districtEntries(), ...landmarkEntries(), ...wideEntries()]
}

export function dealerEntry(dealer: NamedDealer): Entry {
  const { name, regencyCode } = dealer
  return { words: nameWords(name), around: wordsAround(regencyCode), sort: 'dealer', places: [dealerPlace(dealer)] }
}

export function dealerPlace({ slug, name, latitude, longitude }: NamedDealer): FoundPlace {
  return { kind: 'dealer', slug, label: name, point: { latitude, longitude } }
}

function provinceEntries(): Entry[] {
  return provinces.map((province) => ({
    words: nameWords(province.name),
    around: new Set(),
    sort: 'province',
    places: [provincePlace(province)],
  }))
}

/** Jambi is a city and a province, Papua an island and a province. People ask less for the province: it gets the longer label. */
function provincePlace({ code, name }: Province): Extract<FoundPlace, { code: string }> {
  const isOneOfTwo = regencyByName.has(`Kota ${name}`) || wideNames.some(({ names }) => names[0] === name)
  const label = isOneOfTwo ? `Provinsi ${name}` : name
  return { kind: 'province', code, label, point: centroidOf(code) }
}

function regencyEntries(): Entry[] {
  return regencies.flatMap((regency) =>
    namesOf(regency).map((name) => ({
      words: nameWords(name),
      around: new Set(nameWords(provinceOf(regency.code).name)),
      sort: regency.name.startsWith('Kota ') ? 'city' : 'regency',
      places: [regencyPlace(regency)],
    })),
  )
}

const islands = 'Kabupaten Kepulauan '

/** People leave out "Kepulauan": index "Mentawai" too. */
function namesOf({ name }: Regency): string[] {
  return name.startsWith(islands) ? [name, name.slice(islands.length)] : [name]
}

function regencyPlace({ code, name }: Regency): Extract<FoundPlace, { code: string }> {
  return { kind: 'regency', code, label: `${name}, ${provinceOf(code).name}`, point: centroidOf(code) }
}

function districtEntries(): Entry[] {
  return districts.map(({ code, name, regencyCode }) => ({
    words: wordsOf(name),
    around: wordsAround(regencyCode),
    sort: 'district',
    places: [{ kind: 'district', code, label: `${name}, ${regencyOf(regencyCode).name}`, point: centroidOf(regencyCode) }],
  }))
}

function landmarkEntries(): Entry[] {
  return landmarks.flatMap(({ names, regency, at: [latitude, longitude] }) => {
    const { code } = known(regencyByName.get(regency), regency)
    const place: FoundPlace = { kind: 'landmark', code, label: `${names[0]}, ${regency}`, point: { latitude, longitude } }
    return names.map((name): Entry => ({ words: wordsOf(name), around: wordsAround(code), sort: 'landmark', places: [place] }))
  })
}

function wideEntries(): Entry[] {
  return wideNames.flatMap(({ names, regions }) => {
    const parts = regions.map(regionPlace)
    const codes = parts.map(({ code }) => code)
    const whole: FoundPlace = { kind: 'wide', label: names[0] ?? '', codes, point: centroidOf(codes[0] ?? '') }
    return names.map((name): Entry => ({ words: wordsOf(name), around: new Set(), sort: 'wide', places: [whole, ...parts] }))
  })
}

function regionPlace(name: string): Extract<FoundPlace, { code: string }> {
  const province = provinces.find((each) => each.name === name)
  return province ? provincePlace(province) : regencyPlace(known(regencyByName.get(name), name))
}

function wordsAround(regencyCode: string): ReadonlySet<string> {
  return new Set([...nameWords(regencyOf(regencyCode).name), ...nameWords(provinceOf(regencyCode).name)])
}

const regencyByName = new Map(regencies.map((regency) => [regency.name, regency]))

function known<Region>(region: Region | undefined, name: string): Region {
  if (!region) throw new Error(`No region is called ${name}.`)
  return region
}
