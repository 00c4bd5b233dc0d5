import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../app/addresses.ts'
import { startPostgres } from '../support/postgres.ts'
import { startChild } from './child.ts'
import type { Place } from './connection.ts'
import { sendMessages } from './contact-message.ts'
import { atEnd } from './end.ts'
import { ms, ratio, setting } from './figures.ts'
import { type LeadRows, rowsOfOneLead } from './lead-rows.ts'
import { copyOf, newPlace, startAt } from './places.ts'
import { inTurns } from './turns.ts'
import { fillOutbox } from './waiting-messages.ts'
import { type Burst, burst } from './wrk.ts'

const turns = setting('BENCH_TURNS', 3)
const seconds = setting('BENCH_SECONDS', 4)
const waiting = 100_000
const atOnce = 32

/** Measures contact messages on both databases, next to a bare server that writes the same rows. */
export async function leads() {
  await onDatabase('PGlite', 120)
  for (const fsync of [false, true]) {
    const server = await startPostgres({ fsync })
    atEnd(server.stop)
    await onDatabase(fsync ? 'PostgreSQL that waits for the disk' : 'PostgreSQL', 250, server.url)
  }
}

async function onDatabase(name: string, goal: number, server?: string): Promise<void> {
  const empty = await newPlace(server)
  const rows = await rowsOfOneLead(empty)
  const full = await copyOf(empty)
  await fillOutbox(full, waiting)
  console.log(`${name}: a lead is ${rows.tables.map(({ table, rows }) => `${rows.length} ${table}`).join(', ')}`)
  await pageBesideWorker(await copyOf(full), await copyOf(full))
  await leadsBesideBare(empty, full, await startBare(await copyOf(empty), rows), goal)
}

/** The worker delivers the waiting messages to files, and each lead wakes it. */
async function leadsBesideBare(empty: Place, full: Place, bare: Child, goal: number): Promise<void> {
  const sites = { site: await startAt(empty), waiting: await startAt(full), bare }
  const sendTo = ({ address, pid }: Child, connections: number) => ({
    pid,
    measure: () => sendMessages(address, connections, seconds),
  })
  const compare = (connections: number) =>
    inTurns(
      {
        site: sendTo(sites.site, connections),
        waiting: sendTo(sites.waiting, connections),
        bare: sendTo(bare, connections),
      },
      turns,
    )
  const alone = await compare(1)
  const many = await compare(atOnce)
  await Promise.all(Object.values(sites).map(end))
  console.log(`  site: ${figures(many.site)} (goal ≥ ${goal}); alone ${ms(alone.site.p50)} (goal ≤ 15)`)
  console.log(`  bare: ${figures(many.bare)}; alone ${ms(alone.bare.p50)}`)
  console.log(`  ratio of throughput: ${ratio(many.site.perSecond, many.bare.perSecond)} (goal ≥ 0.50)`)
  console.log(`  site with ${waiting} messages waiting: ${figures(many.waiting)}; alone ${ms(alone.waiting.p50)}`)
  console.log(`  ratio to an empty outbox: ${ratio(many.waiting.perSecond, many.site.perSecond)} (goal ~ 1)`)
}

type Child = { address: string; pid: number | undefined; stop: (signal?: 'SIGKILL') => unknown }

/** Kills the server: its database is not used again, and a worker with many messages takes long to stop. */
const end = (server: Child) => server.stop('SIGKILL')

function startBare(place: Place, rows: LeadRows): Promise<Child> {
  const file = join(mkdtempSync(join(tmpdir(), 'bare-leads-')), 'told.json')
  writeFileSync(file, JSON.stringify({ place, rows }))
  return startChild('tests/bench/bare-leads.ts', file)
}

/** How long a visitor waits for a page while the worker delivers the waiting messages, and without a worker. */
async function pageBesideWorker(one: Place, other: Place): Promise<void> {
  const sites = { on: await startAt(one), off: await startAt(other, { JOBS: 'off' }) }
  const ask = ({ address, pid }: Child) => ({
    pid,
    measure: () => burst(address + at.testDrive(), { connections: 1, seconds, headers: { 'Accept-Encoding': 'br' } }),
  })
  const { on, off } = await inTurns({ on: ask(sites.on), off: ask(sites.off) }, turns)
  await Promise.all(Object.values(sites).map(end))
  console.log(`  ${at.testDrive()} alone: ${times(on)} while the worker delivers, ${times(off)} without a worker`)
  console.log(`  ratio of p50: ${ratio(on.p50, off.p50)} (goal ≤ 1.10)`)
}

const times = ({ p50, p99 }: Burst) => `p50 ${ms(p50)}, p99 ${ms(p99)}`
const figures = (burst: Burst) => `${Math.round(burst.perSecond)} leads/s, ${times(burst)}`
