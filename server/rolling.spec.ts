import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { at } from '../app/addresses.ts'
import { carried } from '../app/core/leads/form/form-state.ts'
import { freePlaces, submitBooking } from '../tests/support/bookings.ts'
import { person } from '../tests/support/lead-forms.ts'
import { startRetryingProxy } from '../tests/support/retrying-proxy.ts'
import { filledServerDatabase } from '../tests/support/server-database.ts'
import { startSite } from '../tests/support/site-process.ts'

async function connect(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const query = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
  return { query, [Symbol.asyncDispose]: () => client.end() }
}

const newKey = () => randomBytes(24).toString('base64url')

let people = 0

async function postLead(address: string): Promise<number> {
  const fields = {
    topic: 'produk',
    message: 'Kapan ada warna hijau?',
    ...person(`08131${1_000_000 + people++}`),
    [carried.key]: newKey(),
  }
  const answer = await fetch(address + at.contactMessage(), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function readPage(address: string, path: string): Promise<number> {
  const answer = await fetch(address + path)
  await answer.arrayBuffer()
  return answer.status
}

const streams = 6
const leadsPerStream = 4

/** Sends a fixed number of leads and page requests. Returns the status of every answer. */
async function visitAtOnce(address: string): Promise<number[]> {
  const visitor = async () => {
    const answers: number[] = []
    for (let number = 0; number < leadsPerStream; number++) {
      answers.push(await postLead(address), await readPage(address, at.testDrive()), await readPage(address, at.home()))
    }
    return answers
  }
  return (await Promise.all(Array.from({ length: streams }, visitor))).flat()
}

test('restarting two instances in turn under load fails no request, and loses or doubles no lead', async () => {
  const url = await filledServerDatabase()
  // The system drops connections that nobody has taken when a process stops listening. So the proxy learns of it before.
  // Ends them also when the test fails.
  await using running = new AsyncDisposableStack()
  const start = async () => running.use(await startSite({ environment: { DATABASE_URL: url, DRAIN_SECONDS: '2' } }))
  const instances = await Promise.all([start(), start()])
  const folders = instances.map(({ dataDir }) => dataDir)
  await using proxy = await startRetryingProxy(instances.map(({ address }) => address))
  const answers: number[] = []
  for (const [place, old] of instances.entries()) {
    const [whileItEnds] = await Promise.all([visitAtOnce(proxy.address), old.stop('SIGTERM')])
    const [whileItStarts, fresh] = await Promise.all([visitAtOnce(proxy.address), start()])
    proxy.replace(old.address, fresh.address)
    instances[place] = fresh
    folders.push(fresh.dataDir)
    answers.push(...whileItEnds, ...whileItStarts, ...(await visitAtOnce(proxy.address)))
  }

  const rounds = 6
  const leads = rounds * streams * leadsPerStream
  expect(countEach(answers)).toEqual({ 200: 2 * leads, 303: leads })
  await using database = await connect(url)
  expect(await database.query('select count(*)::int as leads, count(distinct phone)::int as people from leads')).toEqual([
    { leads, people: leads },
  ])
  const waiting = 'select id from outbox where delivered_at is null'
  await expect.poll(() => database.query(waiting)).toEqual([])
  expect(await database.query('select key from outbox where attempts <> 1')).toEqual([])
  const [{ messages } = {}] = await database.query('select count(*)::int as messages from outbox')
  expect(await filesIn(folders)).toBe(messages)
  const jobs = await database.query('select name from pgboss.schedule order by name')
  expect(jobs.map(({ name }) => name)).toEqual([
    'escalate-leads',
    'fill-lead-progress',
    'forget-codes',
    'forget-contacts',
    'forget-conversations',
    'forget-tracking',
    'forget-unused',
    'give-back-leads',
    'privacy',
    'retention',
    'rewrite-tables',
    'tell-partners',
  ])
})

function countEach(answers: readonly number[]): Record<number, number> {
  return Object.fromEntries([...Map.groupBy(answers, (status) => status)].map(([status, all]) => [status, all.length]))
}

/** The number of delivered messages. Each is a file. */
async function filesIn(folders: readonly string[]): Promise<number> {
  const names = await Promise.all(folders.map((folder) => readdir(join(folder, 'outbox')).catch(() => [])))
  return names.flat().filter((name) => name.endsWith('.json') && !name.startsWith('.')).length
}

test('while one instance is frozen during a booking the other goes on, and afterwards no booking is lost', async () => {
  const url = await filledServerDatabase()
  const start = () => startSite({ environment: { DATABASE_URL: url } })
  const starting = [start(), start()] as const
  await using frozen = await starting[0]
  await using other = await starting[1]
  await using database = await connect(url)
  await using watcher = await connect(url)
  const [wish, later] = (await freePlaces(other.address)).filter(({ dealer }) => dealer === 'dwindo-cakung')
  if (!wish || !later) throw new Error('No place is free.')

  // While it waits for this table, the booking holds the lock of its dealer's day.
  await database.query('begin')
  await database.query('lock table appointments in exclusive mode')
  const held = submitBooking(frozen.address, wish, 1, newKey())
  await expect
    .poll(() => watcher.query("select pid from pg_locks where not granted and relation = 'appointments'::regclass"))
    .toHaveLength(1)
  process.kill(Number(frozen.pid), 'SIGSTOP')
  await database.query('rollback')

  expect(await Promise.all(Array.from({ length: 20 }, () => postLead(other.address)))).toEqual(Array(20).fill(303))
  const key = newKey()
  const idle = `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`
  await expect.poll(() => watcher.query(idle), { timeout: 60_000 }).toEqual([])
  expect((await submitBooking(other.address, later, 2, key)).status).toBe(303)

  process.kill(Number(frozen.pid), 'SIGCONT')
  const answer = await held
  const firstWasTaken = answer.status === 303
  expect([303, 503]).toContain(answer.status)
  expect(await postLead(frozen.address)).toBe(303)
  const [{ leads } = {}] = await watcher.query('select count(*)::int as leads from leads')
  expect(leads).toBe(22 + Number(firstWasTaken))
  await expect.poll(() => watcher.query('select id from outbox where delivered_at is null')).toEqual([])
})
