import { oneLine, westernDigits } from '../../../../lib/typed-text.ts'
import { type Location, readLocation, refused } from './location.ts'
import { linkedCoordinates } from './map-link.ts'
import { writtenCoordinates } from './written-coordinates.ts'

/** A place given as coordinates or as the link of a map instead of by its name; null where a name is meant. */
export function readTypedLocation(text: string): Location | null {
  // Other rings, which the normal form of digits would make letters of.
  const line = oneLine(westernDigits(text.replace(/[\u00ba\u02da]/g, '°')))
  const found = linkedCoordinates(line) ?? writtenCoordinates(line)
  if (found === null) return null
  if (found === 'none') return refused('link-without-point')
  // As the browser's own location: about a hundred metres are enough for a distance.
  return readLocation(`${found.latitude.toFixed(3)},${found.longitude.toFixed(3)}`)
}
