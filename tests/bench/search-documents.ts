import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from '../../app/core/content/rich-text.ts'
import { letterGroupsOf } from '../../app/core/search/letter-groups.ts'
import { fullVector, headVector, plainWords, vocabularyOf } from '../../app/core/search/search-document.ts'
import type { Query } from './connection.ts'

type Text = { kind: string; key: string; title: string; summary: string; keywords: string; text: string }

const seeds = ['data/content/news', 'data/content/press-releases'].flatMap((folder) =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
)
/** The words of the articles in the seeds, as often as they occur there: common words stay common. */
const words = seeds.flatMap(({ title, summary, body }) => `${title} ${summary} ${plainText(body)}`.split(/\s+/))
export const titles = seeds.map(({ title }) => String(title))
export const places = readFileSync('data/regions/regencies.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',')[2]?.replace(/^(Kota|Kabupaten) (Administrasi )?/, '') ?? '')

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(): () => number {
  let state = 20_261_128
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const wordsOfText = 150

/**
 * Half of them articles, half of them dealers, in the order in which the site writes them: articles by their dates, dealers by
 * their keys. One word in fifty is a name that few documents have.
 */
function* texts(count: number): Generator<Text> {
  const random = randomNumbers()
  const pick = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? ''
  const name = () => `${pick(places).slice(0, 4)}${pick(places).slice(-4)}`.replaceAll(' ', '').toLowerCase()
  const some = (length: number) => Array.from({ length }, () => (random() < 0.02 ? name() : pick(words))).join(' ')
  for (let number = 0; number < count; number++) {
    const key = `bench-${String(number).padStart(7, '0')}`
    if (number % 2 === 0)
      yield { kind: 'news', key, title: `${some(5)} ${pick(places)}`, summary: some(20), keywords: '', text: some(wordsOfText) }
    else {
      const summary = `Jl. ${name()} ${number % 200}, ${pick(places)}, ${pick(places)}`
      yield {
        kind: 'dealer',
        key,
        title: `${name()} ${pick(places)}`,
        summary,
        keywords: 'dealer bengkel servis suku cadang',
        text: '',
      }
    }
  }
}

const perStatement = 1000

/** Adds documents to the search, with the words that the site would index. */
export async function addDocuments(query: Query, count: number): Promise<void> {
  await query('drop index search_documents_by_words')
  const some: Text[] = []
  let written = 0
  for (const text of texts(count)) {
    some.push(text)
    if (some.length < perStatement) continue
    await write(query, some.splice(0), written)
    written += perStatement
  }
  await write(query, some, written)
  await query('create index search_documents_by_words on search_documents using gin (words) with (fastupdate = off)')
}

/** `from`: how many have been written before. */
async function write(query: Query, some: readonly Text[], from: number): Promise<void> {
  const rows = some.map((text) => [
    ...[text.kind, text.key, text.title, text.summary, text.text],
    ...[plainWords(text.title), headVector(text), fullVector(text)],
  ])
  const columns = Array.from({ length: 8 }, (_, column) => rows.map((row) => row[column]))
  await query(
    `insert into search_documents (kind, key, title, summary, text, plain_title, head, words, address, weight, publish_at)
     select kind, key, title, summary, text, plain_title, head::tsvector, words::tsvector, '/' || key, 0,
       case kind when 'dealer' then timestamptz '1970-01-01' else timestamptz '2020-01-01' + nth * interval '30 minutes' end
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       with ordinality as row (kind, key, title, summary, text, plain_title, head, words, place),
       lateral (select $9::int + place as nth) counted`,
    [...columns, from],
  )
  const vocabulary = [...new Set(some.flatMap(vocabularyOf))]
  const groups = vocabulary.map((word) => letterGroupsOf(word).join('|'))
  await query(
    `insert into search_vocabulary select word, string_to_array(groups, '|')
     from unnest($1::text[], $2::text[]) as row (word, groups) on conflict do nothing`,
    [vocabulary, groups],
  )
}
