import { clock } from '../../lib/day.ts'
import type { Dealer } from './dealer.ts'
import { provinceOf } from './regions.ts'
import type { SpecialHours } from './special-hours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** `08:30` */
export const hourAndMinute = (minutes: number) => clock(minutes).replace('.', ':')

/** How many metres a point may be off: one placed by hand in its district, or in the middle of its city. */
const guessedWithin = { district: 3000, city: 10_000 } as const

/** A dealer as structured data (schema.org) for search engines. */
export function dealerData(dealer: Dealer, url: string, brand: string, special: SpecialHours) {
  const { name, address, city, regencyCode, openingHours, phone } = dealer
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name,
    url,
    brand: { '@type': 'Brand', name: brand },
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: city,
      addressRegion: provinceOf(regencyCode).name,
      addressCountry: 'ID',
    },
    geo: geoOf(dealer),
    ...(phone && { telephone: phone }),
    openingHoursSpecification: openingHours.flatMap((shifts, day) =>
      shifts.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day],
        opens: hourAndMinute(opens),
        closes: hourAndMinute(closes),
      })),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** The point if it is exact, otherwise a circle that contains the dealer. */
function geoOf({ geoPrecision, latitude, longitude }: Dealer) {
  const point = { '@type': 'GeoCoordinates', latitude, longitude }
  if (geoPrecision === 'street') return point
  return { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: guessedWithin[geoPrecision] }
}
