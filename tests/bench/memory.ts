import { readFileSync } from 'node:fs'
import { at } from '../../app/addresses.ts'
import { startPostgres } from '../support/postgres.ts'
import { newServerDatabase } from '../support/server-database.ts'
import { startSite } from '../support/site-process.ts'
import { pathsIn } from '../support/sitemap.ts'
import { atEnd } from './end.ts'
import { setting } from './figures.ts'
import { sendHostileRequests } from './hostile-requests.ts'
import { untilBrochuresAreMade } from './made-ahead.ts'

const requests = setting('BENCH_REQUESTS', 30_000)
const only = process.env.BENCH_DATABASE

/** Measures the memory of the process on both databases: when ready, and after more and more work. */
export async function memory() {
  if (only !== 'PostgreSQL') await measure('PGlite', 600)
  if (only === 'PGlite') return
  const server = await startPostgres()
  atEnd(server.stop)
  await measure('PostgreSQL', 300, await newServerDatabase(server.url))
}

async function measure(name: string, goal: number, databaseUrl?: string): Promise<void> {
  const site = await startSite({ environment: databaseUrl ? { DATABASE_URL: databaseUrl } : {} })
  const print = (when: string) => console.log(`${name}, ${when}: ${memoryOf(Number(site.pid))}`)
  print('when ready')
  const pages = await readEveryPage(site.address)
  print(`after reading ${pages} pages`)
  await untilBrochuresAreMade(site.address)
  print('after all brochures')
  const statuses = await sendHostileRequests(site.address, requests)
  print(`after ${requests} hostile requests (goal ≤ ${goal} MiB)`)
  console.log(
    `  answered: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  )
  await site.stop('SIGKILL')
}

async function readEveryPage(site: string): Promise<number> {
  const read = async (path: string) => (await fetch(site + path)).text()
  const sitemaps = pathsIn(await read(at.sitemap()))
  const paths = (await Promise.all(sitemaps.map(read))).flatMap(pathsIn)
  for (const path of paths) await read(path)
  return paths.length
}

/** Resident memory now and at its peak. Pss, also of the document process: memory shared between processes is divided. */
function memoryOf(pid: number): string {
  const pss = [pid, ...childrenOf(pid)].map((each) => `${megabytes(each, 'smaps_rollup', 'Pss')} MiB`).join(' + ')
  return `${megabytes(pid, 'status', 'VmRSS')} MiB, highest ${megabytes(pid, 'status', 'VmHWM')} MiB, Pss ${pss}`
}

function megabytes(pid: number, file: string, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
