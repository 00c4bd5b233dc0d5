import { centroidOf } from '../../../core/dealers/centroids.ts'
import type { Point } from '../../../core/dealers/nearest/great-circle.ts'
import { namesStreetOnly, type PlaceMatch } from '../../../core/dealers/places/find-places.ts'
import type { NamedDealer } from '../../../core/dealers/places/place-entries.ts'
import { postCodeIn } from '../../../core/dealers/places/post-codes.ts'
import { saysKindWithoutName, saysNoPlace, wordsOf } from '../../../core/dealers/places/typed-place.ts'
import { provinceOf, type Regency, regencyOf } from '../../../core/dealers/regions.ts'
import type { Search } from './search-address.ts'
import type { Nowhere, Where } from './where.ts'
import { words } from './words.ts'

/** Where to look for dealers. `places` are the places that the search text may mean. */
export function whereOf(search: Search, places: readonly PlaceMatch[], dealers: readonly NamedDealer[]): Where {
  const { text, location, area, isLocationTyped } = search
  if (area && text === '') return { kind: 'area', area }
  if (text === '' || isLocationTyped) return location ? atPoint(location, isLocationTyped) : { kind: 'everywhere' }
  const [answer] = places.filter(({ sure }) => sure)
  if (answer) return placed(answer, places, { text, dealers })
  const postCode = postCodeIn(text)
  if (postCode?.regency) return nearPostCode(postCode.code, postCode.regency)
  if (places.length > 0) return { kind: 'unsure', isStreet: namesStreetOnly(text) }
  return saysNoPlace(text) ? { kind: 'everywhere' } : { kind: 'nowhere', why: whyNowhere(text) }
}

/** The first digits of a post code give only its area: the page says so. */
function nearPostCode(postCode: string, { code, name }: Regency): Where {
  const label = `${name}, ${provinceOf(code).name}`
  return { kind: 'from', label, point: centroidOf(code), measured: { from: 'middle', name: label }, postCode }
}

function whyNowhere(text: string): Nowhere {
  if (postCodeIn(text)) return 'post-code'
  if (namesStreetOnly(text)) return 'street'
  return saysKindWithoutName(text) ? 'nameless' : 'unlike'
}

function atPoint(point: Point, isTyped: boolean): Where {
  const label = words.locations[isTyped ? 'shared' : 'visitor']
  return { kind: 'from', label, point, measured: { from: 'itself', name: label } }
}

type Typed = { text: string; dealers: readonly NamedDealer[] }

function placed(answer: PlaceMatch, places: readonly PlaceMatch[], { text, dealers }: Typed): Where {
  const { label, point } = answer
  if (answer.kind === 'province') return { kind: 'in', label, codes: [answer.code], point }
  if (answer.kind === 'wide') return { kind: 'in', label, codes: answer.codes, point }
  if (answer.kind === 'district') return inDistrict(answer, dealers)
  if (answer.kind === 'dealer') {
    const slugs = places.flatMap((place) => (place.sure && place.kind === 'dealer' ? [place.slug] : []))
    const isWhole = wordsOf(label).join(' ') === wordsOf(text).join(' ')
    if (slugs.length > 1 && !isWhole) return { kind: 'named', label: text, slugs }
  }
  return { kind: 'from', label, point, measured: { from: answer.kind === 'regency' ? 'middle' : 'itself', name: label } }
}

type District = { label: string; code: string; point: Point }

/** We have no coordinates of districts. Use a dealer in the district if there is one, else the middle of its city. */
function inDistrict({ label, code, point }: District, dealers: readonly NamedDealer[]): Where {
  const regency = regencyOf(code.split('.').slice(0, 2).join('.'))
  const name = wordsOf(label.split(',')[0] ?? '').join(' ')
  const inside = dealers.find((dealer) => dealer.regencyCode === regency.code && saysDistrict(dealer, name))
  if (inside) return { kind: 'from', label, point: pointOf(inside), measured: { from: 'itself', name: inside.name } }
  return { kind: 'from', label, point, measured: { from: 'middle', name: regency.name } }
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

function saysDistrict({ name, address }: NamedDealer, district: string): boolean {
  return ` ${wordsOf(`${name} ${address ?? ''}`).join(' ')} `.includes(` ${district} `)
}
