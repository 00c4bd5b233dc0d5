import { services } from '../../../core/dealers/services.ts'
import { letterCount, oneLine, readable } from '../../../lib/typed-text.ts'
import { readWholeNumber } from '../../../lib/whole-number.ts'
import { readTypedList } from '../../../ui/form.ts'
import { readArea } from './area.ts'
import { chosenFilter, lastGiven } from './chosen-filter.ts'
import { type Location, readLocation, refused } from './location/location.ts'
import { readTypedLocation } from './location/typed-location.ts'
import { counts, longestPlace, mostShown, type Search } from './search-address.ts'

/** Characters. Map links are long; a place with its address is not. */
const longestLink = 2000

export function readSearch(query: URLSearchParams): Search {
  const asked = (name: string) => readTypedList(query, name)
  const place = lastGiven('place', asked('q'))
  const visitor = lastGiven('location', asked('lokasi'))
  const service = chosenFilter('service', asked('service'), (each) => services.find((one) => one === each) ?? null)
  const open = chosenFilter('open', asked('buka'), (each) => openings.find((one) => one === each) ?? null)
  const order = chosenFilter('order', asked('urut'), (each) => orders.find((one) => one === each) ?? null)
  const count = chosenFilter('count', asked('tampil'), readCount)
  const area = chosenFilter('area', asked('area'), readArea)
  const text = oneLine(readable(place.text))
  const typed = locationIn(text)
  const given = typed ?? (visitor.text === '' ? null : readLocation(visitor.text))
  return {
    text,
    location: given?.point ?? null,
    locationRefusal: given?.refusal ?? null,
    area: text === '' ? area.value : null,
    isLocationTyped: typed !== null,
    service: service.value,
    openNow: open.value === 'ya',
    vehicles: asked('vehicle'),
    byName: order.value === 'abjad',
    count: count.value ?? counts[0],
    corrections: [place, visitor, area, service, open, order, count].flatMap(({ corrections }) => corrections),
  }
}

/** The location in a text, or a refusal. Null when the text is the name of a place. */
function locationIn(text: string): Location | null {
  const length = letterCount(text)
  const location = length > longestLink ? null : readTypedLocation(text)
  return location ?? (length > longestPlace ? refused('text-too-long') : null)
}

const openings = ['ya', 'tidak'] as const
const orders = ['jarak', 'abjad'] as const

const readCount = (text: string): number | null => readWholeNumber(text, { least: 1, most: mostShown })
