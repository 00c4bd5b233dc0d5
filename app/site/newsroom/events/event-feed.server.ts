import { eventKind } from '../../../core/content/event-schema.ts'
import type { PublicEvent } from '../../../core/content/events.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { readFeed } from '../feed.server.ts'
import { eventSection } from '../sections.ts'
import { eventTopicNames } from '../words.ts'
import { datesText } from './dates.ts'
import { placeText } from './event-summary.ts'
import { words } from './words.ts'

/** The newest events, each with its days and place in its summary. */
export function readEventFeed(db: Db, publicUrl: string, now: Instant) {
  const summaryOf = ({ days, place, summary }: PublicEvent) => words.feedSummary(datesText(days), placeText(place), summary)
  return readFeed(db, { kind: eventKind, section: eventSection, topics: eventTopicNames, publicUrl, summaryOf }, now)
}
