import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from './database.server.ts'
import { queryInOneMessage } from './embedded-query.server.ts'
import { executePrepared } from './prepared.server.ts'

let lite: PGlite
let db: Db

beforeAll(async () => {
  lite = await PGlite.create()
  queryInOneMessage(lite)
  db = drizzle(lite) as unknown as Db
})
beforeEach(() =>
  lite.exec('drop table if exists cars; create table cars (id int primary key, name text, tags text[], sold date)'),
)
afterAll(() => lite.close())

/** How many messages the database gets while `work` runs. */
async function messagesOf(work: () => Promise<unknown>): Promise<number> {
  const send = vi.spyOn(lite, 'execProtocolStream')
  await work()
  const { length } = send.mock.calls
  send.mockRestore()
  return length
}

test('a query that came before is one message', async () => {
  const ask = () => lite.query('select $1::int + 1 as next', [1])
  expect(await messagesOf(ask)).toBe(2)
  expect(await messagesOf(ask)).toBe(1)
  expect((await lite.query('select $1::int + 1 as next', [41])).rows).toEqual([{ next: 42 }])
})

test('values of every kind arrive as with the query of PGlite', async () => {
  await lite.query('insert into cars values ($1, $2, $3, $4)', [1, null, ['baru', 'a "b" c'], '2026-12-01'])
  const { rows, affectedRows } = await lite.query('select id, name, tags, sold::text from cars', [])
  expect(rows).toEqual([{ id: 1, name: null, tags: ['baru', 'a "b" c'], sold: '2026-12-01' }])
  expect(affectedRows).toBe(0)
  expect((await lite.query('update cars set name = $1', ['x'])).affectedRows).toBe(1)
})

test('an error has its code and its statement, and the next query works', async () => {
  const add = () => lite.query('insert into cars (id) values ($1)', [7])
  await add()
  await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'cars_pkey', query: expect.stringContaining('cars') })
  await expect(lite.query('select nothing from cars', [])).rejects.toMatchObject({ code: '42703' })
  expect((await lite.query('select id from cars')).rows).toEqual([{ id: 7 }])
})

test('a transaction that fails leaves nothing, and other queries wait for it', async () => {
  const failing = lite.transaction(async (tx) => {
    await tx.query('insert into cars (id) values ($1)', [1])
    throw new Error('changed my mind')
  })
  const count = lite.query('select count(*)::int as cars from cars')
  await expect(failing).rejects.toThrow('changed my mind')
  expect((await count).rows).toEqual([{ cars: 0 }])
})

test('a prepared statement is parsed once, also when a transaction that used it first fails', async () => {
  const add = (on: Db, id: number) => executePrepared(on, sql`insert into cars (id) values (${id}) returning id`)
  await expect(
    db.transaction(async (tx) => {
      await add(tx as unknown as Db, 1)
      throw new Error('back')
    }),
  ).rejects.toThrow('back')
  expect(await add(db, 2)).toEqual([{ id: 2 }])
  expect(await lite.query('select name from pg_prepared_statements')).toMatchObject({ rows: [{ name: expect.any(String) }] })
})
