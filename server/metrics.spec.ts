import { networkInterfaces } from 'node:os'
import { expect, test } from '@playwright/test'
import { at } from '../app/addresses.ts'
import { freePlaces, submitBooking } from '../tests/support/bookings.ts'
import { freePort } from '../tests/support/postgres.ts'
import { filledServerDatabase } from '../tests/support/server-database.ts'
import { startInVain, startSite } from '../tests/support/site-process.ts'

type Metrics = Map<string, number>

async function readMetrics(port: number): Promise<Metrics> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain('version=0.0.4')
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

const count = (page: string, method: string, status: string) =>
  `http_request_duration_seconds_count{page="${page}",method="${method}",status="${status}"}`

async function startMeasured(environment: Record<string, string> = {}) {
  const port = await freePort()
  const site = await startSite({ environment: { METRICS_PORT: String(port), ...environment } })
  return { port, site }
}

test('figures tell what was asked of the site, without an address or anything a visitor typed', async () => {
  const { port, site } = await startMeasured()
  await using _ = site
  const [wish] = await freePlaces(site.address)
  if (!wish) throw new Error('No place is free.')
  const result = String((await submitBooking(site.address, wish, 7)).headers.get('Location'))
  const paths = [at.home(), at.home(), at.home(), result, '/tidak-ada?rahasia=1', '/robots.txt', `${at.home()}?utm_source=x`]
  for (const path of paths) await (await fetch(site.address + path)).arrayBuffer()

  await expect.poll(async () => (await readMetrics(port)).get(count('site/home/home.screen', 'GET', '2xx'))).toBe(4)
  const metrics = await readMetrics(port)
  expect(metrics.get(count('site/test-drive/result.screen', 'GET', '2xx'))).toBe(1)
  expect(metrics.get(count('site/test-drive/test-drive.screen', 'POST', '3xx'))).toBe(1)
  expect(metrics.get('site_page_cache_hits_total')).toBeGreaterThanOrEqual(3)
  expect(metrics.get('site_page_cache_misses_total')).toBeGreaterThanOrEqual(1)
  expect(metrics.get('site_page_cache_bytes')).toBeGreaterThan(10_000)
  expect(metrics.get('site_database_up')).toBe(1)
  expect(metrics.get('site_last_backup_timestamp_seconds')).toBe(0)
  expect(metrics.get('site_outbox_given_up_messages')).toBe(0)
  expect(metrics.get('site_job_last_run_timestamp_seconds{job="forget-codes"}')).toBe(0)
  expect(metrics.get('site_job_runs_total{job="forget-codes",outcome="failed"}')).toBe(0)
  expect(metrics.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  const text = [...metrics.keys()].join('\n')
  expect(text).not.toContain(result.split('/').at(-1))
  expect(text).not.toMatch(/rahasia|tidak-ada|Tamu/)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${site.address}/metrics`)).status).toBe(404)
})

test('the port of the figures is closed to other hosts, and is not opened unless it is set', async () => {
  const { port, site } = await startMeasured()
  await using _ = site
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry && !entry.internal && entry.family === 'IPv4')
  test.skip(elsewhere === undefined, 'This machine has no address besides localhost.')
  await expect(fetch(`http://${elsewhere?.address}:${port}/metrics`)).rejects.toThrow()
  const taken = await startInVain({ environment: { METRICS_PORT: String(port) } })
  expect(taken).toEqual({
    code: 1,
    said: `The site cannot start. Another program uses port ${port}. Stop it, or set METRICS_PORT.`,
  })
})

test('on a server the connections of the pool are counted', async () => {
  const url = await filledServerDatabase()
  const { port, site } = await startMeasured({ DATABASE_URL: url })
  await using _ = site
  const metrics = await readMetrics(port)
  expect(metrics.get('site_database_up')).toBe(1)
  expect(metrics.get('site_database_connections{state="idle"}')).toBeGreaterThanOrEqual(1)
  expect(metrics.get('site_database_connections{state="waiting"}')).toBe(0)
})
