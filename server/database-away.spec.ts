import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { at } from '../app/addresses.ts'
import { type Acknowledged, freePlaces, messagesFor, submitBooking, type Wish } from '../tests/support/bookings.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { publishNews } from '../tests/support/publish-news.ts'
import { spawnSite, startSite } from '../tests/support/site-process.ts'

/** A site with a separate PostgreSQL server. */
async function startSiteOnServer() {
  const server = await startPostgres()
  const site = await startSite({ environment: { DATABASE_URL: server.url } })
  const dispose = async () => {
    await site.stop()
    server.stop()
  }
  return { ...site, server, [Symbol.asyncDispose]: dispose }
}

/** Reads free times from the database at each visit. The form without a dealer needs only content in memory. */
const formWithTimes = ({ dealer }: Wish) => at.testDrive({ dealer })

const newKey = () => randomBytes(24).toString('base64url')

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('while the database is away, cached pages still work and other pages say that they do not', async () => {
  await using site = await startSiteOnServer()
  const get = (path: string) => fetch(site.address + path)
  // The first visit counts the dealers of each province and keeps the result in memory.
  for (const page of [at.home(), at.testDrive()]) expect((await get(page)).status).toBe(200)
  const [wish] = await freePlaces(site.address)
  if (!wish) throw new Error('No place is free.')
  const key = newKey()

  site.server.shutDown()
  const form = await get(formWithTimes(wish))
  expect(form.status).toBe(503)
  expect(Number(form.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(form.headers.get('Cache-Control')).toBe('no-store')
  expect(await form.text()).toContain('http-equiv="refresh"')
  expect((await get(at.home())).status).toBe(200)
  expect((await get(at.testDrive())).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(503)
  const unsent = await submitBooking(site.address, wish, 1, key)
  expect(unsent.status).toBe(503)
  expect(unsent.headers.get('Cache-Control')).toBe('no-store')
  const page = await unsent.text()
  expect(page).toContain(`name="request" value="${key}"`)
  expect(page).toContain('name="name" value="Tamu 1"')
  expect(page).not.toContain('http-equiv="refresh"')

  site.server.startAgain()
  expect((await get('/readyz')).status).toBe(200)
  expect((await get(formWithTimes(wish))).status).toBe(200)
  const sent = await submitBooking(site.address, wish, 1, key)
  expect(sent.status).toBe(303)
  expect((await submitBooking(site.address, wish, 1, key)).headers.get('Location')).toBe(sent.headers.get('Location'))
  expect(await query(site.server.url, 'select 1 from leads')).toHaveLength(1)
})

test('no visitor waits long for a database that does not answer', async () => {
  await using site = await startSiteOnServer()
  const [wish] = await freePlaces(site.address)
  if (!wish) throw new Error('No place is free.')
  site.server.freeze()
  const [form, sent, ready] = await Promise.all([
    fetch(site.address + formWithTimes(wish)),
    submitBooking(site.address, wish, 1, newKey()),
    fetch(`${site.address}/readyz`),
  ])
  site.server.resume()
  expect([form.status, sent.status, ready.status]).toEqual([503, 503, 503])
  expect((await fetch(site.address + formWithTimes(wish))).status).toBe(200)
})

test('a site whose database does not answer still stops on SIGTERM', async () => {
  await using site = await startSiteOnServer()
  site.server.freeze()
  const exit = await site.stop('SIGTERM')
  site.server.resume()
  expect(exit).toEqual({ code: 0, signal: null })
})

test('a site that starts before its database waits for it, and gives back a form that is sent meanwhile', async () => {
  const server = await startPostgres()
  server.shutDown()
  const { child, address } = await spawnSite({ environment: { DATABASE_URL: server.url } })
  const wish = { dealer: 'srikandi-subang', date: '', time: '' }
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  const unsent = await submitBooking(address, wish, 1)
  expect(unsent.status).toBe(503)
  expect(await unsent.text()).toContain('name="name" value="Tamu 1"')
  const elsewhere = await fetch(address + at.testDrive(), {
    method: 'POST',
    headers: { Origin: 'https://lain.contoh' },
    body: new URLSearchParams({ name: 'Orang lain' }),
  })
  expect(await elsewhere.text()).not.toContain('Orang lain')

  server.startAgain()
  await expect.poll(() => fetch(`${address}/readyz`).then(({ status }) => status)).toBe(200)
  expect((await submitBooking(address, wish, 1)).status).toBe(422)
  child.kill('SIGKILL')
  server.stop()
})

/** Ways to lose every connection at once during bookings. */
const losses = {
  'the server restarts': ({ server }: { server: { restart: () => void } }) => server.restart(),
  'every connection is ended again and again': async ({ server }: { server: { url: string } }) => {
    for (let round = 0; round < 20; round++) {
      await query(
        server.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      )
    }
  },
}

for (const [name, lose] of Object.entries(losses)) {
  test(`thirty bookings are each made once although ${name}; messages and content changes go on`, async () => {
    await using site = await startSiteOnServer()
    const wishes = (await freePlaces(site.address)).slice(0, 30)
    expect(wishes).toHaveLength(30)
    const waiting = [...wishes.entries()]
    const acknowledged: Acknowledged[] = []
    let lost: Promise<void> | undefined
    const streams = Array.from({ length: 6 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        acknowledged.push(await bookStubbornly(site.address, ...next))
        if (acknowledged.length >= 6) lost ??= Promise.resolve(lose(site))
      }
    })
    await Promise.all(streams)
    await lost

    expect(acknowledged).toHaveLength(30)
    expect(await query(site.server.url, 'select 1 from leads')).toHaveLength(30)
    for (const { result } of acknowledged) {
      await expect.poll(async () => (await fetch(site.address + result)).status).toBe(200)
    }
    await expect.poll(() => messagesFor(site.dataDir, acknowledged), { timeout: 90_000 }).toEqual(acknowledged.map(() => 1))
    await expectNewsToArrive(site)
  })
}

/** Sends the same form until the site takes it, as a patient visitor would. */
async function bookStubbornly(address: string, guest: number, wish: Wish): Promise<Acknowledged> {
  const key = newKey()
  for (;;) {
    const answer = await submitBooking(address, wish, guest, key)
    if (answer.status === 303) return { ...wish, result: String(answer.headers.get('Location')) }
    expect(answer.status).toBe(503)
  }
}

async function expectNewsToArrive(site: { address: string; server: { url: string } }): Promise<void> {
  const title = 'Kabar sesudah gangguan'
  const home = async () => (await fetch(site.address + at.home())).text()
  expect(await home()).not.toContain(title)
  await publishNews(site.server.url, title)
  await expect.poll(home).toContain(title)
}
