import { at } from '../../app/addresses.ts'
import { articleTopics } from '../../app/core/content/articles.ts'
import { startPostgres } from '../support/postgres.ts'
import { dropServerDatabase } from '../support/server-database.ts'
import { type Query, withDatabase } from './connection.ts'
import { copyRows } from './copy-rows.ts'
import { atEnd } from './end.ts'
import { median, ms, ratio, setting } from './figures.ts'
import { copyOf, newPlace, type Site, startAt } from './places.ts'

const articles = setting('BENCH_DOCUMENTS', 100_000)
const rounds = setting('BENCH_TURNS', 5)

/** Measures lists of articles, feeds and sitemaps with many articles on both databases, next to the same ones with the seeds. */
export async function lists() {
  await onDatabase('PGlite')
  await onDatabase('PostgreSQL', process.env.TEST_POSTGRES_URL ?? (await ownServer()))
}

async function ownServer(): Promise<string> {
  const server = await startPostgres()
  atEnd(server.stop)
  return server.url
}

async function onDatabase(name: string, server?: string): Promise<void> {
  const seeded = await newPlace(server)
  const full = await copyOf(seeded)
  await withDatabase(full, async (query) => {
    await addArticles(query)
    if (server) await query('vacuum analyze')
  })
  const [few, many] = [await startAt(seeded, { JOBS: 'off' }), await startAt(full, { JOBS: 'off' })]
  console.log(`${name}, ${articles} articles`)
  for (const visit of visits) console.log(`  ${await compare(visit, few, many)}`)
  await Promise.all([few, many].map((site) => site.stop('SIGKILL')))
  for (const { url } of [seeded, full]) if (url) await dropServerDatabase(url)
}

/** One an hour, of every topic in turn. */
async function addArticles(query: Query): Promise<void> {
  const topics = articleTopics.map((topic) => `'${topic}'`).join(', ')
  const body = `jsonb_set(one.body, '{topic}', to_jsonb((array[${topics}])[1 + n % ${articleTopics.length}]))`
  const differing = {
    slug: `'berita-' || n`,
    position: '1000 + n',
    body,
    publish_at: `timestamptz '2026-10-01' - n * interval '1 hour'`,
  }
  await copyRows(query, { table: 'content_items', count: articles, differing, like: `kind = 'news'` })
}

/** `path` of a round: the content memory keeps lists, so each round asks for another one. */
type Visit = { name: string; path: (round: number) => string; baseline?: (round: number) => string }

const firstPage = (round: number) => at.news({ ukur: String(round) })
const visits: Visit[] = [
  { name: 'the newest articles, from memory', path: firstPage },
  { name: 'another page', path: (round) => at.news({ halaman: String(2 + round) }), baseline: firstPage },
  { name: 'a late page', path: (round) => at.news({ halaman: String(Math.floor(articles / 24) + round) }), baseline: firstPage },
  { name: 'a page of a topic', path: (round) => at.news({ topik: 'tips', halaman: String(1 + round) }), baseline: firstPage },
  {
    name: 'a page of a topic and a year',
    path: (round) => at.news({ topik: 'layanan', tahun: '2025', halaman: String(1 + round) }),
    baseline: firstPage,
  },
  { name: 'the feed', path: (round) => `${at.newsRss()}?ukur=${round}` },
  { name: 'the index of sitemaps', path: (round) => `${at.sitemap()}?ukur=${round}` },
  { name: 'a sitemap of articles', path: (round) => `${at.articleSitemap()}?ukur=${round}` },
]

async function compare({ name, path, baseline = path }: Visit, few: Site, many: Site): Promise<string> {
  const [small, large]: [number[], number[]] = [[], []]
  let bytes = [0, 0]
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await timed(few, baseline(round)), await timed(many, path(round))]
    bytes = [one.bytes, other.bytes]
    // The first round compiles code and reads content.
    if (round > 0) small.push(one.time)
    if (round > 0) large.push(other.time)
  }
  const [usual, later] = [median(small), median(large)]
  return `${name}: ${ms(usual)} → ${ms(later)}, ratio ${ratio(later, usual)}; ${bytes.join(' → ')} bytes`
}

async function timed({ address }: Site, path: string): Promise<{ time: number; bytes: number }> {
  const began = performance.now()
  const answer = await fetch(address + path)
  const bytes = (await answer.arrayBuffer()).byteLength
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return { time: performance.now() - began, bytes }
}
