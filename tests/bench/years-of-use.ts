import { readFileSync } from 'node:fs'
import { fiftyThousandDealers } from '../support/many-dealers.ts'
import { addYearsOfWork, yearsOfWork } from '../support/years-of-work.ts'
import { connect, type Place } from './connection.ts'
import { copyRows } from './copy-rows.ts'

const documents = 100_000
const appointments = 100_000

const hash = (name: string) => `md5('${name}' || n) || md5(n || '${name}')`
const id = (name: string) => `md5('${name}' || n)::uuid`
/** One lead every 31 seconds: a million of them make a year. */
const at = `now() - n * interval '31 seconds'`
const reference = `'PS-' || n`
const lead = { lead_id: id('lead'), at }

const published = `now() - n * interval '40 minutes'`

/** Fills a database that has one lead of each kind with the rows of years of use. */
export async function addYearsOfUse(place: Place, leads: number): Promise<void> {
  const { query, transaction, close } = await connect(place)
  await transaction(async (query) => {
    // Turns off the foreign key checks, which would run for each row.
    await query('set local session_replication_role = replica')
    const copy = (table: string, count: number, differing: Record<string, string>, like?: string) =>
      copyRows(query, { table, count, differing, ...(like ? { like } : {}) })
    await copy('people', leads, { id: id('person'), phone: `'+62811' || n`, since: at })
    const person = { person_id: id('person'), phone: `'+62811' || n` }
    await copy('leads', leads, { id: id('lead'), reference, ...person, created_at: at }, `kind = 'message'`)
    await copy('lead_events', leads, lead)
    await copy('lead_requests', leads, { ...lead, key_hash: hash('key') })
    await copy('lead_addresses', leads, { ...lead, token_hash: hash('token') }, 'expires_at is null')
    await copy('consents', leads, { id: id('consent'), reference, given_at: at })
    const delivered = { created_at: at, try_at: at, delivered_at: at, secrets: 'null', attempts: '1' }
    await copy(
      'outbox',
      leads,
      { id: id('message'), key: `'lead ' || n`, recipient: person.phone, ...delivered },
      `channel = 'whatsapp'`,
    )
    await copy('rate_limits', leads, { key: hash('limit'), expire: `now() + n * interval '1 second'` })
    await copy(
      'content_items',
      documents,
      { slug: `'berita-' || n`, position: '1000 + n', publish_at: published, saved_at: published },
      `kind = 'news'`,
    )
    await query(fiftyThousandDealers(regencies()))
    const shift = `(n % 60 - 30) * interval '1 day'`
    const span = { starts_at: `one.starts_at + ${shift}`, ends_at: `one.ends_at + ${shift}` }
    await copy('appointments', appointments, { lead_id: id('lead'), dealer_id: `'m' || 1 + n % 50000`, ...span })
    await query(`insert into content_revisions (kind, slug, number, body, saved_by, saved_at)
      select kind, slug, revision, body, 'Editor', saved_at from content_items on conflict do nothing`)
    await addYearsOfWork(query, yearsOfWork(leads))
  })
  await query('vacuum analyze')
  await close()
}

/** The codes of all regencies: the first column of the file. */
function regencies(): string[] {
  const [, ...lines] = readFileSync('data/regions/regencies.csv', 'utf8').trim().split('\n')
  return lines.map((line) => line.split(',', 1)[0] ?? '')
}
