import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { newServerDatabase } from '../support/server-database.ts'
import { startSite } from '../support/site-process.ts'
import { startChild } from './child.ts'
import type { Place } from './connection.ts'
import { atEnd } from './end.ts'
import { median, ratio, setting } from './figures.ts'

const turns = setting('BENCH_TURNS', 5)
/** Seconds. */
const goals = { cold: 2.5, warm: 1 }

/** Measures the time from start to ready on both databases, next to a bare server that opens the same kind of database. */
export async function start() {
  await measure('PGlite', () => ({ dataDir: newFolder() }))
  const server = await startPostgres()
  atEnd(server.stop)
  await measure('PostgreSQL', async () => ({ dataDir: newFolder(), url: await newServerDatabase(server.url) }))
}

async function measure(database: string, newPlace: () => Place | Promise<Place>): Promise<void> {
  const site: Starts[] = []
  const bare: Starts[] = []
  for (let turn = 0; turn < turns; turn++) {
    site.push(await startTwice(await newPlace(), startOurs))
    bare.push(await startTwice(await newPlace(), startBare))
  }
  for (const kind of ['cold', 'warm'] as const) {
    const [ours, theirs] = [site, bare].map((all) => all.map((starts) => starts[kind]))
    if (ours && theirs) console.log(`${database}, ${kind} start: ${beside(ours, theirs)} (goal ≤ ${goals[kind]} s)`)
  }
  console.log(`  memory when ready ${median(site.map(({ memory }) => memory))} MiB; SIGTERM left with ${exitCodes(site)}`)
}

/** Times in seconds, memory in MiB. Cold: the database is new. Warm: the process before has filled and closed it. */
type Starts = { cold: number; warm: number; memory: number; codes: (number | null)[] }
type Started = { pid?: number | undefined; readyAfter: number; stop: () => Promise<{ code: number | null }> }

async function startTwice(place: Place, startOne: (place: Place) => Promise<Started>): Promise<Starts> {
  const cold = await startOne(place)
  const first = await cold.stop()
  const warm = await startOne(place)
  const memory = residentMiB(Number(warm.pid))
  const second = await warm.stop()
  return { cold: cold.readyAfter / 1000, warm: warm.readyAfter / 1000, memory, codes: [first.code, second.code] }
}

const startOurs = ({ dataDir, url }: Place): Promise<Started> =>
  startSite({ dataDir, environment: url ? { DATABASE_URL: url } : {} })

async function startBare(place: Place): Promise<Started> {
  const started = performance.now()
  const { pid, stop, exited } = await startChild('tests/bench/bare-start.ts', JSON.stringify(place))
  const readyAfter = performance.now() - started
  return {
    pid,
    readyAfter,
    stop: () => {
      stop()
      return exited
    },
  }
}

function residentMiB(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function beside(ours: number[], theirs: number[]): string {
  const [one, other] = [median(ours), median(theirs)]
  return `${seconds(one)} (${seconds(Math.min(...ours))} to ${seconds(Math.max(...ours))}), bare ${seconds(other)}, ratio ${ratio(one, other)}`
}

const seconds = (time: number): string => `${time.toFixed(2)} s`

const exitCodes = (all: Starts[]): string => [...new Set(all.flatMap(({ codes }) => codes))].join(', ')

const newFolder = () => mkdtempSync(join(tmpdir(), 'site-bench-'))
