import { calendarOf, type Dealer } from '~/core/dealers/dealer.ts'
import { dealerAddress } from '~/core/dealers/dealer-address.ts'
import type { Shift } from '~/core/dealers/opening-hours.ts'
import { provinceOf, regencyOf } from '~/core/dealers/regions.ts'
import { clock } from '~/lib/day.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** What search engines learn of a dealer, under the address of its own page: a point only where it is on the street; null of an invented outlet. */
export function dealerData(dealer: Dealer, publicUrl: string) {
  const { name, address, regencyCode, geoPrecision, latitude, longitude, phone, sample } = dealer
  if (sample) return null
  const url = publicUrl + dealerAddress(dealer)
  const city = regencyOf(regencyCode).name
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    url,
    name,
    address: {
      '@type': 'PostalAddress',
      ...(address ? { streetAddress: address } : {}),
      addressLocality: city,
      addressRegion: provinceOf(regencyCode).name,
      addressCountry: 'ID',
    },
    ...(geoPrecision === 'street' ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    ...(phone ? { telephone: phone } : {}),
    openingHoursSpecification: openingHours(dealer),
    areaServed: { '@type': 'AdministrativeArea', name: city },
  }
}

function openingHours(dealer: Dealer) {
  const { week } = calendarOf(dealer)
  return week.flatMap((shifts, day) => shifts.map((shift) => hoursOn(`https://schema.org/${weekdays[day]}`, shift)))
}

function hoursOn(dayOfWeek: string, { opens, closes }: Shift) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: hour(opens), closes: hour(closes) }
}

const hour = (minutes: number): string => clock(minutes).replace('.', ':')
