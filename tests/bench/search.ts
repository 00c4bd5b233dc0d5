import { at } from '../../app/addresses.ts'
import { answerQuery, type Find } from '../../app/core/search/answer.server.ts'
import { findAll, findAny } from '../../app/core/search/find.server.ts'
import { readQuery } from '../../app/core/search/query.ts'
import { searchDocuments } from '../../app/core/search/tables.ts'
import { Temporal } from '../../app/lib/instant.ts'
import { openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'
import { startPostgres } from '../support/postgres.ts'
import { dropServerDatabase } from '../support/server-database.ts'
import { type Place, withDatabase } from './connection.ts'
import { atEnd } from './end.ts'
import { ms, ratio, setting } from './figures.ts'
import { newPlace, type Site, startAt } from './places.ts'
import { addDocuments, places, titles } from './search-documents.ts'

const documents = setting('BENCH_DOCUMENTS', 100_000)
const rounds = setting('BENCH_TURNS', 5)

/** Measures searches among many documents on both databases: as a page, next to that page without a query, and alone. */
export async function search() {
  await onDatabase('PGlite')
  await onDatabase('PostgreSQL', process.env.TEST_POSTGRES_URL ?? (await ownServer()))
}

async function ownServer(): Promise<string> {
  const server = await startPostgres()
  atEnd(server.stop)
  return server.url
}

async function onDatabase(name: string, server?: string): Promise<void> {
  const place = await newPlace(server)
  const began = performance.now()
  await withDatabase(place, async (query) => {
    await addDocuments(query, documents)
    // A server does this by itself, the embedded database does not.
    if (server) await query('vacuum analyze')
  })
  console.log(`${name}: ${documents} documents written in ${Math.round((performance.now() - began) / 1000)} s`)
  const site = await startAt(place, { JOBS: 'off' })
  const sorts = Object.entries(queries)
  const times: Record<string, number[]> = Object.fromEntries(['plain', ...sorts.map(([sort]) => sort)].map((sort) => [sort, []]))
  for (let round = 0; round <= rounds; round++)
    for (const [sort, typed] of sorts)
      for (const one of typed) {
        const [plain, asked] = [await timed(site, ''), await timed(site, one)]
        // The first round reads content and compiles code.
        if (round > 0) times.plain?.push(plain)
        if (round > 0) times[sort]?.push(asked)
      }
  await site.stop('SIGKILL')
  print(times)
  const alone = await searchedAlone(place)
  console.log(`  all, without a page around them: p50 ${ms(quantile(alone, 0.5))}, p95 ${ms(at95(alone))} (goal ≤ 20)`)
  if (place.url) await dropServerDatabase(place.url)
}

/** Times of the same searches in this process: from the query to the four best of each kind. */
async function searchedAlone({ dataDir, url }: Place): Promise<number[]> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir }, log)
  const now = Temporal.Now.instant()
  const kinds = (await db.selectDistinct({ kind: searchDocuments.kind }).from(searchDocuments)).map(({ kind }) => kind)
  const find: Find = ({ wanted, plain }, words) =>
    (words === 'all' ? findAll : findAny)(db, { wanted, plain, kinds, from: 0, count: 4 }, now)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const typed of Object.values(queries).flat()) {
      const began = performance.now()
      const query = readQuery(typed)
      if ('wanted' in query) await answerQuery(db, query, find, now)
      if (round > 0) times.push(performance.now() - began)
    }
  await close()
  return times
}

function print({ plain = [], ...sorts }: Record<string, number[]>): void {
  const base = at95(plain)
  console.log(`  page without a query: p50 ${ms(quantile(plain, 0.5))}, p95 ${ms(base)}`)
  for (const [sort, times] of Object.entries({ ...sorts, all: Object.values(sorts).flat() }))
    console.log(
      `  ${sort}: p50 ${ms(quantile(times, 0.5))}, p95 ${ms(at95(times))} (goal ≤ 20), ratio ${ratio(at95(times), base)}`,
    )
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
const at95 = (times: readonly number[]): number => quantile(times, 0.95)

async function timed(site: Site, q: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(site.address + at.search({ q }))
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${q} was answered with ${answer.status}`)
  return performance.now() - began
}

const someOf = (all: readonly string[], count: number): string[] =>
  all.filter((_, at) => at % Math.floor(all.length / count) === 0)

const queries: Record<string, string[]> = {
  'a model or a topic': [
    'xpander',
    'xforce hev',
    'pajero sport',
    'l300',
    'garansi',
    'angsuran',
    'servis berkala',
    'harga otr',
    'hybrid',
  ],
  'a place': someOf(places, 12).flatMap((place) => [place, `servis ${place}`]),
  'a title': someOf(titles, 8).map((title) => title.split(/\s+/).slice(0, 7).join(' ')),
  'a typing error': ['xpandr', 'pajreo sport', 'garnsi', 'servis bandng', 'angsurn', 'hybird', 'makasar', 'pontianka'],
  'words that stand everywhere': ['mobil', 'dealer', 'bengkel servis', 'mobil dealer bengkel servis suku cadang'],
  'words that never stand together': ['garansi helikopter', 'xforce kapal ambon', 'mobil dealer bengkel zzzyx qqqw'],
  'no known word': ['zzzyx', 'qwrtp bnmxz', 'aaaaaaaaaaaaaaaa bbbbbbbbbbbbbb cccccccccc'],
}
