import { type SQL, sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core'

/** The code of a dealer's province: the first digits of its regency's code. */
export const provinceCode = ({ regencyCode }: { regencyCode: PgColumn }): SQL<string> => sql<string>`left(${regencyCode}, 2)`

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
    /** How many cars the workshop can service at the same time. */
    serviceBays: integer('service_bays').notNull().default(2),
    /** Hours with a different number: `{ "12:00-13:00": 1 }`. */
    demonstrationCarsByHour: jsonb('demonstration_cars_by_hour').notNull().default({}),
    serviceBaysByHour: jsonb('service_bays_by_hour').notNull().default({}),
    /** Days with other numbers: `{ "2026-12-05": { "test-drive": { "12:00-13:00": 0 } } }`. */
    capacityOnDays: jsonb('capacity_on_days').notNull().default({}),
    /** The cars for test drives, when they are away, and whether only they can be driven. Null when none is listed. */
    demonstrationFleet: jsonb('demonstration_fleet'),
    /** The cars on display, by slug. Null when the dealer has not told us. */
    displayedCars: text('displayed_cars').array(),
    phone: text(),
    sample: boolean().notNull(),
    /** The source of the facts, how certain they are, and what to check: for the operator, not for pages. */
    source: text().notNull(),
    sourceDate: text('source_date').notNull(),
    confidence: text().notNull(),
    hoursConfidence: text('hours_confidence').notNull(),
    note: text(),
  },
  (table) => [
    // The search for the nearest dealers reads this index; see docs/decisions/015-nearest-dealers.md.
    index('dealers_point').using('gist', sql`point(${table.longitude}, ${table.latitude})`),
    index('dealers_regency_name').on(table.regencyCode, table.name, table.slug),
    index('dealers_province_name').on(provinceCode(table), table.name, table.slug),
    index('dealers_name').on(table.name, table.slug),
  ],
)
