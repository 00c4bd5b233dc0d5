import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { dealerAddress } from '../../../core/dealers/dealer-address.ts'
import type { Holiday } from '../../../core/dealers/holidays/holidays.ts'
import type { Shift } from '../../../core/dealers/opening-hours.ts'
import { provinceOf, regencyOf } from '../../../core/dealers/regions.ts'
import { zoneLabel } from '../../../lib/zone.ts'

// Programs rely on the fields of this file: see docs/dealers-api.md.

const attribution = 'Wilayah: idn-area-data, ODbL 1.0; GeoNames, CC BY 4.0'
const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** `next`: the address of the next page; null on the last one. */
export type ExportPage = { dealers: readonly Dealer[]; next: string | null; publicUrl: string; holidays: readonly Holiday[] }

/** `/api/dealers.json` */
export function dealersJson({ dealers, next, publicUrl, holidays }: ExportPage) {
  return {
    attribution,
    holidays,
    next,
    dealers: dealers.map((dealer) => ({
      ...facts(dealer, publicUrl),
      latitude: dealer.latitude,
      longitude: dealer.longitude,
    })),
  }
}

/** `/api/dealers.geojson`, by RFC 7946: longitude comes first. */
export function dealersGeoJson({ dealers, next, publicUrl }: Omit<ExportPage, 'holidays'>) {
  return {
    type: 'FeatureCollection',
    attribution,
    next,
    features: dealers.map((dealer) => ({
      type: 'Feature',
      id: dealer.slug,
      geometry: { type: 'Point', coordinates: [dealer.longitude, dealer.latitude] },
      properties: facts(dealer, publicUrl),
    })),
  }
}

function facts(dealer: Dealer, publicUrl: string) {
  const { zone, week } = calendarOf(dealer)
  const province = provinceOf(dealer.regencyCode)
  return {
    slug: dealer.slug,
    name: dealer.name,
    sample: dealer.sample,
    url: publicUrl + dealerAddress(dealer),
    group: dealer.dealerGroup,
    address: dealer.address,
    regency: { code: dealer.regencyCode, name: regencyOf(dealer.regencyCode).name },
    province: { code: province.code, name: province.name },
    pointPrecision: dealer.geoPrecision,
    phone: dealer.phone,
    services: dealer.services,
    segments: dealer.segments,
    displayedCars: dealer.displayedCars,
    timeZone: zone,
    timeZoneLabel: zoneLabel[zone],
    openingHours: Object.fromEntries(dayKeys.map((key, day) => [key, times(week[day] ?? [])])),
    otherDays: dealer.otherDays.map(({ date, hours, reason }) => ({ date, hours: times(hours ?? []), reason })),
  }
}

function times(shifts: readonly Shift[]) {
  return shifts.map(({ opens, closes }) => ({ opens: time(opens), closes: time(closes) }))
}

/** `08:30` */
function time(minutes: number): string {
  return [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
