import { Pool } from 'pg'
import { grantTo } from '../../app/core/staff/staff.fixture.ts'
import { Temporal } from '../../app/lib/instant.ts'
import { readFigures } from '../../app/office/leads/figures/figures.server.ts'
import { type Cursor, type Filter, views } from '../../app/office/leads/inbox/filter.ts'
import { countViews, endOfDay, readInbox } from '../../app/office/leads/inbox/inbox.server.ts'
import { log } from '../../app/platform/log.server.ts'
import { openPostgres } from '../../app/platform/postgres.server.ts'
import { addManyLeads } from '../support/many-leads.ts'
import { startPostgres } from '../support/postgres.ts'
import { atEnd } from './end.ts'
import { ms, setting } from './figures.ts'
import { newPlace } from './places.ts'

const leads = setting('BENCH_LEADS', 1_000_000)
const rounds = 8 * setting('BENCH_TURNS', 5)

const none: Filter = { view: 'semua', kind: null, status: null, dealer: null, query: '', sort: 'waktu', after: null }
const searches = [
  'rina',
  'muhammad',
  'siti nur',
  'muhammad siti',
  's w',
  'qonita',
  'zul',
  'm',
  'rina wulandari',
  'kevin harahap',
  'tidak ada',
  '0812 3456',
  '081111111111',
  '7890',
  'B 777 XY',
  'TD-00F',
  'sv 0f4241',
]

/** Measures lists and searches of the inbox over many leads on PostgreSQL, without pages around them. */
export async function inbox() {
  const server = await startPostgres()
  atEnd(server.stop)
  const { url = '' } = await newPlace(server.url)
  // One connection: settings of a session count for every statement.
  const pool = new Pool({ connectionString: url, max: 1 })
  const started = performance.now()
  await addManyLeads(async (text) => (await pool.query(text)).rows, leads)
  await pool.end()
  console.log(`${leads} leads written in ${Math.round((performance.now() - started) / 1000)} s`)
  const database = openPostgres(url, log)
  await measureAll(database.db)
  await database.close()
}

export async function measureAll(db: ReturnType<typeof openPostgres>['db']) {
  const now = Temporal.Now.instant()
  const dayEnds = endOfDay(now, 'Asia/Jakarta')
  const employees = {
    'call centre': grantTo('call-centre', 'lead:read'),
    dealer: grantTo('dealer', 'lead:read', ['d068']),
  }
  for (const [who, grant] of Object.entries(employees)) {
    console.log(who)
    const list = (changes: Partial<Filter>) => () => readInbox(db, grant, { filter: { ...none, ...changes }, now, dayEnds })
    for (const view of views) await measure(`list ${view}`, list({ view }))
    await measure('newest first', list({ sort: 'terbaru' }))
    await measure('deep page', list({ after: deep('rest', now) }))
    await measure('deep page of waiting', list({ after: deep('waiting', now) }))
    await measure('one kind', list({ kind: 'service' }))
    await measure('one kind and status', list({ kind: 'service', status: 'invalid' }))
    await measure('a kind that nobody asked for', list({ kind: 'fleet', status: 'done' }))
    await measure('one dealer', list({ dealer: 'mahligai-puteri-berlian-bandung' }))
    await measure('counts', () => countViews(db, grant, { now, dayEnds }))
    for (const query of searches) await measure(`search ${query}`, list({ query }))
    await measure('deep page of a search', list({ query: 'rina', after: deep('rest', now) }))
  }
  const month = { from: now.subtract({ hours: 30 * 24 }), to: now }
  await measure('figures of a month (no goal)', () =>
    readFigures(db, grantTo('administrator', 'figures:read'), { ...month, by: 'dealer' }, now),
  )
}

/** A cursor in the middle of the list. */
function deep(part: Cursor['part'], now: Temporal.Instant): Cursor {
  const leadId = '80000000-0000-4000-8000-000000000000'
  return { part, at: part === 'rest' ? now.subtract({ hours: 24 * 400 }) : now.add({ hours: 24 * 5 }), leadId }
}

async function measure(name: string, act: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    await act()
    // The first round reads the rows into memory.
    if (round > 0) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  console.log(`  ${name}: p50 ${ms(at(0.5))}, p95 ${ms(at(0.95))} (goal ≤ 50)`)
}
