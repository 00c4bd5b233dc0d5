import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DatabaseUnavailable, isDatabaseAway } from './database-away.ts'

const withCode = (code: string, message = 'a message') => Object.assign(new Error(message), { code })
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('53300'),
  withCode('53100'),
  withCode('25006'),
  withCode('57014'),
  withCode('40P01'),
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  withCode('ENOTFOUND'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout', { cause: new Error('Connection terminated unexpectedly') }),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
])('a query that failed with %o can be tried again', (cause) => {
  expect(isDatabaseAway(ofQuery(cause))).toBe(true)
  expect(isDatabaseAway(new Error('in a use case', { cause: ofQuery(cause) }))).toBe(true)
})

test.each([
  ofQuery(withCode('23505')),
  ofQuery(withCode('42P01')),
  ofQuery(withCode('22P02')),
  ofQuery(new Error('circular structure')),
  new Error('Query read timeout'),
  new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
  'a text',
  undefined,
])('%o does not mean that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('a connection that cannot be made means that the database is away', () => {
  expect(isDatabaseAway(new DatabaseUnavailable('No connection.'))).toBe(true)
})
