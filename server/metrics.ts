import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { readOutboxFigures } from '../app/core/messages/outbox-figures.server.ts'
import { lastBackup } from '../app/platform/backup/last-backup.server.ts'
import { withinTime } from '../app/platform/database.server.ts'
import type { JobRuns } from '../app/platform/jobs.server.ts'
import type { Services } from '../app/platform/services.ts'
import type { PageCache } from './page-cache.ts'
import type { RequestMetrics } from './request-metrics.ts'

type Sources = Pick<Services, 'db' | 'database' | 'clock'> & {
  jobRuns: ReadonlyMap<string, JobRuns>
  cache: Pick<PageCache, 'figures'>
}

/** Milliseconds. Figures of the database are left out when it does not answer in time. */
const longestRead = 2000
/** Milliseconds between two measurements of the delay of the event loop. */
const delayPrecision = 20

/** Reads all figures of this process in the format of Prometheus. */
export type ReadMetrics = () => Promise<{ contentType: string; text: string }>

export function createMetrics(requests: RequestMetrics, sources: Sources): ReadMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: delayPrecision })
  registry.registerMetric(requests.histogram)
  addCache(registry, sources)
  addJobs(registry, sources)
  addPool(registry, sources)
  const readDatabase = addDatabase(registry, sources)
  return async () => {
    await readDatabase()
    return { contentType: registry.contentType, text: await registry.metrics() }
  }
}

function addCache(registry: Registry, { cache }: Sources): void {
  const counted = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const measured = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  counted('site_page_cache_hits_total', 'Pages answered from the cache.', () => cache.figures.hits)
  counted('site_page_cache_misses_total', 'Pages that the cache could not answer.', () => cache.figures.misses)
  measured('site_page_cache_pages', 'Pages in the cache.', () => cache.figures.pages)
  measured('site_page_cache_bytes', 'Size of the cache.', () => cache.figures.bytes)
}

function addJobs(registry: Registry, { jobRuns }: Sources): void {
  new Counter({
    name: 'site_job_runs_total',
    help: 'Runs of each job in this process, by outcome.',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [job, { done, failed }] of jobRuns) {
        this.inc({ job, outcome: 'done' }, done)
        this.inc({ job, outcome: 'failed' }, failed)
      }
    },
  })
  new Gauge({
    name: 'site_job_last_run_timestamp_seconds',
    help: 'When each job last began in this process; 0 before its first run.',
    labelNames: ['job'] as const,
    registers: [registry],
    collect() {
      for (const [job, { lastRunAt }] of jobRuns) this.set({ job }, lastRunAt)
    },
  })
}

function addPool(registry: Registry, { database }: Sources): void {
  const { pool } = database
  if (!pool) return
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections of the pool, and queries that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { inUse, idle, waiting } = pool()
      this.set({ state: 'in use' }, inUse)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

function addDatabase(registry: Registry, { db, clock }: Sources): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const waiting = gauge('site_outbox_waiting_messages', 'Messages that wait for delivery.')
  const oldest = gauge('site_outbox_oldest_waiting_seconds', 'Age of the oldest waiting message; 0 without one.')
  const givenUp = gauge('site_outbox_given_up_messages', 'Messages that were given up.')
  const backup = gauge('site_last_backup_timestamp_seconds', 'When the last backup was completed; 0 before the first one.')
  const up = gauge('site_database_up', 'Whether the database answers in time. Otherwise its figures are NaN.')
  return async () => {
    const read = Promise.all([readOutboxFigures(db, clock.now()), lastBackup(db)])
    const found = await withinTime(longestRead, read).catch(() => null)
    const [outbox, last] = found ?? []
    up.set(found ? 1 : 0)
    waiting.set(outbox?.waiting ?? Number.NaN)
    oldest.set(outbox?.oldestSeconds ?? Number.NaN)
    givenUp.set(outbox?.givenUp ?? Number.NaN)
    backup.set(found ? (last?.finishedAt.epochMilliseconds ?? 0) / 1000 : Number.NaN)
  }
}

/** Serves the figures at /metrics, on a port that visitors cannot reach. */
export function serveMetrics({ port, host }: { port: number; host: string }, read: ReadMetrics): Server {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    const { contentType, text } = await read()
    response.writeHead(200, { 'Content-Type': contentType }).end(text)
  })
  return server.listen(port, host)
}
