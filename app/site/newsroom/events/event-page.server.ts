import { data, redirect } from 'react-router'
import { at } from '../../../addresses.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { eventKind } from '../../../core/content/event-schema.ts'
import { localStamp, spansOf } from '../../../core/content/event-times.ts'
import type { PublicEvent } from '../../../core/content/events.ts'
import { withStandingLinks } from '../../../core/content/rich-text.ts'
import { listEvents, nextEventChange } from '../../../core/content/shown-events.server.ts'
import { findShown, type Item } from '../../../core/content/shown-items.server.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { dealerAddress } from '../../../core/dealers/dealer-address.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { provinceAt } from '../../../core/dealers/region-slugs.ts'
import { googleDirections } from '../../../lib/google-directions.ts'
import type { Instant } from '../../../lib/instant.ts'
import { zoneLabel } from '../../../lib/zone.ts'
import { pageExists } from '../../../page-exists.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import { freshUntilHeader } from '../../../platform/fresh-until.ts'
import { shareOf } from '../share-of.ts'
import { datesText, groupsOf, groupText, hoursText } from './dates.ts'
import { statusOf } from './event-summary.ts'
import { testDriveOf } from './test-drive-links.ts'
import { words } from './words.ts'

export type EventShown = Awaited<ReturnType<typeof readShown>>

/** The published event at a slug. `addressOf` is where a former slug redirects to; throws 404 when nothing is published there. */
export async function eventOr404(db: Db, slug: string, addressOf: (slug: string) => string, now: Instant) {
  const found = await findShown(db, eventKind, slug, now)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(addressOf(found.movedTo), 301)
  return found.item
}

export async function answerEvent(db: Db, slug: string, now: Instant) {
  const item = await eventOr404(db, slug, at.event, now)
  const [shown, freshUntil] = await Promise.all([readShown(db, item, now), nextEventChange(db, now)])
  return data(shown, freshUntilHeader(freshUntil))
}

async function readShown(db: Db, { slug, body: event, publishAt }: Item<PublicEvent>, now: Instant) {
  const [catalogue, dealer, related] = await Promise.all([
    readCatalogue(db),
    event.dealer ? findDealer(db, event.dealer) : null,
    readRelated(db, slug, now),
  ])
  const cars = catalogue.filter((car) => event.models.includes(car.slug))
  const status = statusOf(event, now)
  return {
    slug,
    article: { ...event, body: withStandingLinks(event.body, pageExists) },
    status,
    dates: datesText(event.days),
    hours: hoursOf(event),
    place: placeOf(event, dealer),
    // The hint names the event's dealer: an invitation to something that is over.
    testDrive: status.phase === 'over' ? null : testDriveOf(event.place, dealer, cars),
    cars,
    related,
    sharePicture: shareOf(event, catalogue, at.events()),
    stamps: stampsOf(event, publishAt),
  }
}

/** One line for each group of days. */
function hoursOf({ days, zone }: PublicEvent): { days: string; hours: string }[] {
  return groupsOf(days).map((group) => ({
    days: group.first === group.last ? groupText(group) : words.everyDay(groupText(group)),
    hours: `${hoursText(group)} ${zoneLabel[zone]}`,
  }))
}

function placeOf({ place }: PublicEvent, dealer: Dealer | null) {
  const { name, address, city, latitude, longitude } = place
  const province = provinceAt(place.province)?.name ?? null
  return {
    ...{ name, address, city, province, latitude, longitude },
    /** The dealer's page, when the event is at the dealer. */
    href: dealer && dealer.name === name ? dealerAddress(dealer) : null,
    directions: googleDirections(`${latitude},${longitude}`),
    nearby: at.dealers({ lokasi: `${latitude},${longitude}` }),
  }
}

/** Local times for structured data. */
function stampsOf({ days, zone }: PublicEvent, publishAt: Instant | null) {
  const spans = spansOf({ days, zone })
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) throw new Error('The schema requires at least one day')
  return { starts: localStamp(first.from, zone), ends: localStamp(last.to, zone), published: String(publishAt) }
}

const mostRelated = 3

/** The next events; past ones only when there are not enough. */
async function readRelated(db: Db, slug: string, now: Instant) {
  const { items } = await listEvents(db, { page: 1, perPage: mostRelated + 1 }, now)
  const others = items.filter((item) => item.slug !== slug).slice(0, mostRelated)
  return others.map(({ slug: other, body }) => ({ slug: other, title: body.title, note: datesText(body.days) }))
}
