import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { PageSpeed } from '../app/core/tracking/page-speed.ts'
import { PageSpeeds } from './page-speeds.ts'

const allows = `persetujuan=1ad.${'A'.repeat(22)}.a`
const own = { 'Sec-Fetch-Site': 'same-origin', Cookie: allows }
const report = 'page=car&device=mobile&line=4g&LCP=1834'

function request(body: string): IncomingMessage {
  const incoming = new IncomingMessage(new Socket())
  incoming.push(body)
  incoming.push(null)
  return incoming
}

function collect() {
  const counted: PageSpeed[] = []
  const speeds = new PageSpeeds('https://contoh.id', async (speed) => {
    counted.push(speed)
  })
  const receive = (headers: Record<string, string>, body = report, client = 'satu', now = 0) =>
    speeds.receive(new Headers(headers), request(body), client, now)
  return { counted, receive }
}

test('a report of a visitor who allows statistics is counted', async () => {
  const { counted, receive } = collect()
  await receive(own)
  expect(counted).toEqual([{ pageType: 'car', device: 'mobile', line: '4g', values: [{ metric: 'LCP', value: 1834 }] }])
})

test.each([
  ['without permission', { 'Sec-Fetch-Site': 'same-origin' }, report],
  ['with permission for other purposes only', { ...own, Cookie: `persetujuan=1ad.${'A'.repeat(22)}.d` }, report],
  ['of a browser with Global Privacy Control', { ...own, 'Sec-GPC': '1' }, report],
  ['of another site', { ...own, 'Sec-Fetch-Site': 'cross-site' }, report],
  ['that is too large', own, `${report}&more=${'x'.repeat(600)}`],
  ['with an unknown name', own, report.replace('car', 'karangan')],
] as [string, Record<string, string>, string][])('a report %s is dropped', async (_, headers, body) => {
  const { counted, receive } = collect()
  await receive(headers, body)
  expect(counted).toEqual([])
})

test('one address, and all together, cost a bounded number of statements a minute', async () => {
  const { counted, receive } = collect()
  for (let number = 0; number < 100; number++) await receive(own)
  expect(counted).toHaveLength(60)
  for (let number = 0; number < 1000; number++) await receive(own, report, `alamat ${number}`)
  expect(counted).toHaveLength(600)
  await receive(own, report, 'satu', 60_000)
  expect(counted).toHaveLength(601)
})
