import { type Car, carClasses } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { classNames } from '../../../core/cars/words.ts'
import { readSettings } from '../../../core/content/settings.server.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import type { Capacity } from '../../../core/dealers/capacity.ts'
import { calendarOf, type Dealer, timetableOf } from '../../../core/dealers/dealer.ts'
import { cityAddress, dealerAddress, provinceAddress } from '../../../core/dealers/dealer-address.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { openState } from '../../../core/dealers/open-now/open-state.ts'
import { provinceOf, regencyOf } from '../../../core/dealers/regions.ts'
import { specialHours } from '../../../core/dealers/special-hours.ts'
import { openStateWords } from '../../../core/dealers/words.ts'
import { dayAndMonth, dayIn } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { zoneLabel } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { dealerResult } from '../dealer-result.ts'
import { serviceNames } from '../words.ts'
import { directionsTo } from './directions.ts'
import { freeTimes } from './free-times.server.ts'
import { exceptionsAhead, hoursText, weekLines } from './week.ts'
import { words } from './words.ts'

const mostNeighbours = 4

export type DealerPageData = Awaited<ReturnType<typeof readDealerPage>>

/** All data of a dealer's page. */
export async function readDealerPage(db: Db, dealer: Dealer, now: Instant) {
  const { zone } = calendarOf(dealer)
  const today = dayIn(now, zone)
  const { support } = await readSettings(db)
  const near = await nearestDealers(db, { point: dealer, limit: mostNeighbours + 1 })
  const state = openState(timetableOf(dealer), now)
  const exceptions = exceptionsAhead(dealer, today)
  return {
    dealer,
    address: addressLine(dealer),
    href: dealerAddress(dealer),
    province: { label: provinceOf(dealer.regencyCode).name, href: provinceAddress(dealer) },
    city: { label: regencyOf(dealer.regencyCode).name, href: cityAddress(dealer) },
    /** Today's weekday at the dealer, from Monday, 0; null when today is an exception day. */
    weekday: exceptions.some(({ isToday }) => isToday) ? null : today.dayOfWeek - 1,
    zone: zoneLabel[zone],
    open: { isOpen: state.open, text: openStateWords(state) },
    week: weekLines(dealer.openingHours),
    exceptions: exceptions.map(({ day, ...other }) => ({ ...other, day: dayAndMonth(day) })),
    specialHours: specialHours(dealer, today),
    services: dealer.services.map((service) => serviceNames[service]),
    facilities: facilitiesOf(dealer, await readCatalogue(db)),
    directions: directionsTo(dealer),
    /** The dealer's own number if known, else the support number. */
    phone: dealer.phone
      ? { label: dealer.phone, href: `tel:${dealer.phone.replace(/[^\d+]/g, '')}`, own: true }
      : { ...support.phone, own: false },
    whatsapp: support.whatsapp,
    free: await freeTimes(db, dealer, now),
    neighbours: near
      .filter((each) => each.dealer.id !== dealer.id)
      .map((each) => dealerResult(each.dealer, each.kilometres, now)),
  }
}

function facilitiesOf(dealer: Dealer, cars: readonly Car[]): string[] {
  const { services, segments, displayedCars, demonstrationCars, demonstrationCarsByHour, serviceBays, serviceBaysByHour } = dealer
  const sold = carClasses.filter((each) => segments.includes(each)).map((each) => classNames[each].toLowerCase())
  const displayed = cars.filter(({ slug }) => displayedCars?.includes(slug)).map(({ name }) => name)
  const drives = words.atHours(words.demonstrationCars(demonstrationCars), demonstrationCarsByHour.map(hourText))
  const bays = words.atHours(words.serviceBays(serviceBays), serviceBaysByHour.map(hourText))
  return [
    ...(services.includes('sales') && sold.length > 0 ? [words.classes(sold.join(' dan '))] : []),
    ...(services.includes('sales') && displayed.length > 0 ? [words.display(displayed.join(', '))] : []),
    ...(services.includes('sales') && demonstrationCars > 0 ? [drives] : []),
    ...(services.includes('service') && serviceBays > 0 ? [bays] : []),
  ]
}

/** `12.00–13.00: 1` */
function hourText({ count, ...shift }: Capacity['byHour'][number]): string {
  return `${hoursText([shift])}: ${count}`
}
