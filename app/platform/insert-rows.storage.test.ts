import { asc } from 'drizzle-orm'
import { integer, jsonb, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../tests/support/database.ts'
import { Temporal } from '../lib/instant.ts'
import { day, instant } from './columns.ts'
import type { Database } from './database.server.ts'
import { rowInserter } from './insert-rows.server.ts'

const cars = pgTable('cars_of_a_test', {
  id: integer().primaryKey(),
  name: text().notNull().default('tanpa nama'),
  soldAt: instant('sold_at'),
  builtOn: day('built_on'),
  about: jsonb(),
})
const insertCars = rowInserter(cars)
const sold = Temporal.Instant.from('2026-12-01T02:03:04.005Z')
const xpander = { id: 1, name: `O'Neil "\\"`, soldAt: sold, builtOn: '2026-11-30', about: { tags: ['null', "it's"], none: null } }
const empty = { id: 2, name: '', soldAt: null, builtOn: null, about: null }

test('the text of a statement does not depend on the values or their number', () => {
  const textOf = (rows: (typeof xpander)[]) => new PgDialect().sqlToQuery(insertCars(rows)).sql
  expect(textOf([xpander])).toBe(textOf([xpander, empty as never]))
})

describe.each(everyDatabase)('rows in one parameter on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const columns =
      'id int primary key, name text not null default $$tanpa nama$$, sold_at timestamptz, built_on date, about jsonb'
    await database.db.execute(`create table cars_of_a_test (${columns})`)
  })
  afterAll(() => database.close())

  test('values of every kind are stored as they are, and a missing one gets its default', async () => {
    await database.db.execute(insertCars([xpander, empty]))
    await database.db.execute(insertCars([{ id: 3 }]))
    const stored = await database.db.select().from(cars).orderBy(asc(cars.id))
    expect(stored).toEqual([xpander, empty, { ...empty, id: 3, name: 'tanpa nama' }])
  })

  test('a row that exists stays, or gets the new values of the named columns', async () => {
    const again = { ...xpander, name: 'Xforce', builtOn: '2020-01-01' }
    const first = async () => (await database.db.select().from(cars).orderBy(asc(cars.id)))[0]
    await database.db.execute(rowInserter(cars, { conflict: { on: cars.id, update: [] } })([again]))
    expect(await first()).toEqual(xpander)
    await database.db.execute(rowInserter(cars, { conflict: { on: cars.id, update: [cars.name] } })([again]))
    expect(await first()).toEqual({ ...xpander, name: 'Xforce' })
  })
})
