import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const dealers = pgTable(
  'dealers',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    dealerGroup: text('dealer_group'),
    regencyCode: text('regency_code').notNull(),
    city: text().notNull(),
    address: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    geoPrecision: text('geo_precision').notNull(),
    services: text().array().notNull(),
    segments: text().array().notNull(),
    openingHours: jsonb('opening_hours').notNull(),
    otherDays: jsonb('other_days').notNull(),
    demonstrationCars: integer('demonstration_cars').notNull(),
    /** How many cars the workshop can have in hand at the same time. */
    serviceBays: integer('service_bays').notNull().default(2),
    /** Hours at which other numbers hold: `{ "12:00-13:00": 1 }`. */
    demonstrationCarsByHour: jsonb('demonstration_cars_by_hour').notNull().default({}),
    serviceBaysByHour: jsonb('service_bays_by_hour').notNull().default({}),
    /** The cars on its floor, by slug; null where nobody has said. */
    displayedCars: text('displayed_cars').array(),
    phone: text(),
    sample: boolean().notNull(),
    /** Where the facts come from, how sure they are, and what to check: for the operator, not for pages. */
    source: text().notNull(),
    sourceDate: text('source_date').notNull(),
    confidence: text().notNull(),
    hoursConfidence: text('hours_confidence').notNull(),
    note: text(),
  },
  (table) => [
    // The nearest ones are walked to in this order; see docs/decisions/015-nearest-dealers.md.
    index('dealers_point').using('gist', sql`point(${table.longitude}, ${table.latitude})`),
    // By this class of operators the codes of a province are one stretch, however the database sorts words.
    index('dealers_regency_name').on(table.regencyCode.op('text_pattern_ops'), table.name, table.slug),
    index('dealers_name').on(table.name, table.slug),
  ],
)
