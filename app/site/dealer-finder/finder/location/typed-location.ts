import { oneLine, westernDigits } from '../../../../lib/typed-text.ts'
import { type Location, readLocation, refused } from './location.ts'
import { linkedCoordinates } from './map-link.ts'
import { writtenCoordinates } from './written-coordinates.ts'

/** A location typed as coordinates or as a map link. Null when the text is a name. */
export function readTypedLocation(text: string): Location | null {
  // Other ring characters for degrees: normalizing digits would turn them into letters.
  const line = oneLine(westernDigits(text.replace(/[\u00ba\u02da]/g, '°')))
  const found = linkedCoordinates(line) ?? writtenCoordinates(line)
  if (found === null) return null
  if (found === 'none') return refused('link-without-point')
  // Rounded to about a hundred metres, like the browser's location: enough for a distance.
  return readLocation(`${found.latitude.toFixed(3)},${found.longitude.toFixed(3)}`)
}
