import { bigserial, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { day, instant } from '../../platform/columns.ts'

/** Every choice about tracking: which text asked, for what, and what the visitor allowed. The latest one counts. */
export const trackingChoices = pgTable(
  'tracking_choices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The random name in the cookie of the browser. It leads to no person. */
    visitor: text().notNull(),
    /** The version of the text in `consent-text.ts`. */
    textVersion: smallint('text_version').notNull(),
    asked: text().array().notNull(),
    allowed: text().array().notNull(),
    /** True when the browser sent Global Privacy Control. */
    bySignal: boolean('by_signal').notNull(),
    at: instant().notNull(),
  },
  (table) => [index('tracking_choices_visitor').on(table.visitor, table.at), index('tracking_choices_at').on(table.at)],
)

/** How fast pages were for visitors: a count for each day, sort of page, device, line, metric and bucket. */
export const webVitals = pgTable(
  'web_vitals',
  {
    day: day().notNull(),
    pageType: text('page_type').notNull(),
    device: text().notNull(),
    line: text().notNull(),
    metric: text().notNull(),
    /** The place of the bucket in `vitals.ts`. */
    bucket: smallint().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pageType, table.device, table.line, table.metric, table.bucket] })],
)
