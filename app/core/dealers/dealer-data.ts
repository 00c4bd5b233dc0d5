import { clock } from '../../lib/day.ts'
import type { Day } from '../../lib/instant.ts'
import type { Dealer } from './dealer.ts'
import { provinceOf } from './regions.ts'
import { daysUnlikeOthers } from './unlike-days.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** Search engines read a day that closes as it opens, at midnight, as closed. */
const closedDay = [{ opens: 0, closes: 0 }]
const time = (minutes: number) => clock(minutes).replace('.', ':')

/** How far a point may be from the outlet, in metres: one placed by hand in its district, or in the middle of its city. */
const guessedWithin = { district: 3000, city: 10_000 } as const

/** A dealer as search engines read it. */
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
    geo: whereabouts(dealer),
    ...(phone && { telephone: phone }),
    openingHoursSpecification: openingHours.flatMap((shifts, day) =>
      shifts.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day],
        opens: time(opens),
        closes: time(closes),
      })),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** A point where it is known, else the circle the outlet is in. */
function whereabouts({ geoPrecision, latitude, longitude }: Dealer) {
  const point = { '@type': 'GeoCoordinates', latitude, longitude }
  if (geoPrecision === 'street') return point
  return { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: guessedWithin[geoPrecision] }
}

type SpecialHours = ReturnType<typeof specialHours>

/** Holidays and the outlet's own exceptions of the coming twelve months: a shift each, and one for a closed day. */
export function specialHours(dealer: Dealer, today: Day) {
  return daysUnlikeOthers(dealer, today, today.add({ months: 12 })).flatMap(({ day, shifts }) =>
    (shifts.length > 0 ? shifts : closedDay).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day.toString(),
      validThrough: day.toString(),
      opens: time(opens),
      closes: time(closes),
    })),
  )
}
