import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { PartFailures } from './part-failures.ts'

const publicUrl = 'https://contoh.id'
const own = new Headers({ 'Sec-Fetch-Site': 'same-origin' })
const failure = 'part=calculator&error=TypeError&message=x+is+not+a+function&place=Calculator-a1.js%3A1%3A20'

function request(body: string): IncomingMessage {
  const incoming = new IncomingMessage(new Socket())
  incoming.push(body)
  incoming.push(null)
  return incoming
}

function collect() {
  const noted: object[] = []
  return { noted, failures: new PartFailures(publicUrl, (failure) => noted.push(failure)) }
}

test('a report from an own page is logged with the number of reports so far', async () => {
  const { noted, failures } = collect()
  await failures.receive(own, request(failure), 0)
  expect(noted).toEqual([
    { part: 'calculator', error: 'TypeError', message: 'x is not a function', place: 'Calculator-a1.js:1:20', reports: 1 },
  ])
})

test.each([
  ['of another site', new Headers({ 'Sec-Fetch-Site': 'cross-site' }), failure],
  ['that is too large', own, `${failure}&more=${'x'.repeat(3000)}`],
  ['that names no part', own, 'message=x'],
])('a report %s is dropped', async (_, headers, body) => {
  const { noted, failures } = collect()
  await failures.receive(headers, request(body), 0)
  expect(noted).toEqual([])
})

test('many reports do not fill the log, and are counted', async () => {
  const { noted, failures } = collect()
  for (let report = 0; report < 100; report++) await failures.receive(own, request(failure), 0)
  expect(noted).toHaveLength(30)
  await failures.receive(own, request(failure), 60_000)
  expect(noted.at(-1)).toMatchObject({ reports: 101 })
})
