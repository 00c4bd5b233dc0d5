import { openState, type Timetable } from '../../core/dealers/open-now/open-state.ts'
import { hoursWords, openStateWords } from '../../core/dealers/words.ts'
import { googleDirections } from '../../lib/google-directions.ts'
import type { Moment } from '../../lib/local-time.ts'
import { formatNumber } from '../../lib/number.ts'
import type { DealerFact } from './dealer-fact.ts'
import { serviceNames, words } from './words.ts'

/** A dealer as a list shows it. */
export type Result = ReturnType<typeof resultOf>

type Looked = {
  /** Straight-line distance (great circle). Null when there is no point to measure from. */
  kilometres: number | null
  now: Moment
  /** The car the visitor filters by. */
  car?: { name: string } | undefined
}

export function resultOf(dealer: DealerFact, timetable: Timetable, { kilometres, now, car }: Looked) {
  const { slug, name, sample, latitude, longitude, address, href, destination, services, displayedCars } = dealer
  const state = openState(timetable, now)
  return {
    ...{ slug, name, sample, latitude, longitude, address, href },
    directions: googleDirections(destination),
    services: services.map((service) => serviceNames[service]),
    distance: kilometres === null ? null : words.distance(distanceText(kilometres)),
    display: car ? words.display[displayedCars ? 'known' : 'unknown'](car.name) : null,
    isOpen: state.open,
    open: openStateWords(state),
    hours: words.today(hoursWords(state.hours)),
  }
}

const distanceText = (kilometres: number) => formatNumber(kilometres, kilometres < 10 ? 1 : 0)
