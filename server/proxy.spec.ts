import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { at } from '../app/addresses.ts'
import { person } from '../tests/support/lead-forms.ts'
import { freePort, startPostgres } from '../tests/support/postgres.ts'
import { filledServerDatabase } from '../tests/support/server-database.ts'
import { spawnSite, startSite } from '../tests/support/site-process.ts'
import { haproxyPath } from '../tests/support/system-packages.ts'

/** Starts HAProxy with the folder of compose.yaml, in which only the addresses are other ones, and the wait for an instance. */
async function startProxy(instances: readonly [string, string], { ready = 200, wait = '40s' } = {}) {
  const port = await freePort()
  const [first, second] = instances.map((address) => new URL(address).host)
  const text = readFileSync('proxy/haproxy.cfg', 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll('site1:3000', first ?? '')
    .replaceAll('site2:3000', second ?? '')
    .replace('timeout server 40s', `timeout server ${wait}`)
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  cpSync('proxy', folder, { recursive: true })
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  const child = spawn(haproxyPath(), ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'ignore'] })
  const log = createInterface({ input: child.stdout })
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${address}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(ready)
  return { address, log, [Symbol.asyncDispose]: async () => void child.kill() }
}

let people = 0

async function postLead(address: string): Promise<number> {
  const fields = { topic: 'produk', message: 'Kapan ada warna hijau?', ...person(`08132${1_000_000 + people++}`) }
  const body = new URLSearchParams(fields)
  const answer = await fetch(address + at.contactMessage(), { method: 'POST', redirect: 'manual', body })
  await answer.arrayBuffer()
  return answer.status
}

async function startPair() {
  const url = await filledServerDatabase()
  // As in compose.yaml: longer than the proxy needs to notice.
  const environment = { DATABASE_URL: url, PUBLIC_URL: 'http://localhost:8080', TRUSTED_PROXIES: '1', DRAIN_SECONDS: '8' }
  const [one, other] = await Promise.all([startSite({ environment }), startSite({ environment })])
  return { url, one, other }
}

async function leadsIn(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ leads: number }>('select count(*)::int as leads from leads')
  await client.end()
  return rows[0]?.leads ?? 0
}

test('the proxy passes answers on as the site made them', async () => {
  const { one, other } = await startPair()
  await using proxy = await startProxy([one.address, other.address])
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding }
    const [own, passed] = await Promise.all(
      [one.address, proxy.address].map((address) => fetch(address + at.home(), { headers })),
    )
    for (const name of ['etag', 'content-encoding', 'cache-control', 'vary', 'content-security-policy'])
      expect(passed?.headers.get(name)).toBe(own?.headers.get(name))
    expect(await passed?.text()).toBe(await own?.text())
  }
  await Promise.all([one.stop(), other.stop()])
})

test('when no instance is ready because the database is away, the proxy still passes requests to them', async () => {
  const server = await startPostgres()
  const site = await startSite({ environment: { DATABASE_URL: server.url, TRUSTED_PROXIES: '1' } })
  await using proxy = await startProxy([site.address, site.address])
  expect((await fetch(proxy.address + at.home())).status).toBe(200)
  const isDown = new Promise<void>((resolve) => {
    proxy.log.on('line', (line) => line.includes('site has no server available') && resolve())
  })
  server.shutDown()
  await isDown
  expect((await fetch(proxy.address + at.home())).status).toBe(200)
  const fields = { topic: 'produk', message: 'Kapan ada warna hijau?', ...person('081320000001') }
  const unsent = await fetch(proxy.address + at.contactMessage(), { method: 'POST', body: new URLSearchParams(fields) })
  expect(unsent.status).toBe(503)
  expect(await unsent.text()).toContain('Kapan ada warna hijau?')
  server.startAgain()
  await site.stop()
  server.stop()
})

test('when an instance drains, no request behind the proxy fails and every form is stored once', async () => {
  const { url, one, other } = await startPair()
  await using proxy = await startProxy([one.address, other.address])
  let isOver = false
  const visitor = async () => {
    const answers: number[] = []
    while (!isOver) {
      answers.push(await postLead(proxy.address))
      answers.push(await fetch(proxy.address + at.testDrive()).then(async (page) => (await page.arrayBuffer()) && page.status))
    }
    return answers
  }
  const visitors = [visitor(), visitor(), visitor(), visitor()]
  expect(await one.stop('SIGTERM')).toMatchObject({ code: 0 })
  isOver = true
  const answers = (await Promise.all(visitors)).flat()
  expect(answers.filter((status) => status !== 200 && status !== 303)).toEqual([])
  const stored = answers.filter((status) => status === 303).length
  expect(stored).toBeGreaterThan(0)
  expect(await leadsIn(url)).toBe(stored)
  await other.stop()
})

/** An instance of which only the connections work: it never answers, or closes them when it should answer. */
async function startBroken(manner: 'frozen' | 'crashing') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('data', () => manner === 'crashing' && socket.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => stop() }
}

for (const [status, manner] of [
  [504, 'frozen'],
  [502, 'crashing'],
] as const) {
  test(`who sent a form to an instance that is ${manner} reads that sending it again is safe`, async ({ page }) => {
    await using broken = await startBroken(manner)
    await using proxy = await startProxy([broken.address, broken.address], { ready: status, wait: '1s' })
    const answer = await fetch(proxy.address + at.contactMessage(), {
      method: 'POST',
      body: new URLSearchParams({ name: 'Rina' }),
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await page.goto(proxy.address + at.testDrive())
    await expect(page.getByRole('heading', { name: 'Jawaban tidak sampai' })).toBeVisible()
    await expect(page.getByText('Permintaan yang sama tidak tercatat dua kali')).toBeVisible()
  })
}

test('without an instance the proxy says when to come again', async () => {
  const nothing = `http://127.0.0.1:${await freePort()}`
  await using proxy = await startProxy([nothing, nothing], { ready: 503 })
  const answer = await fetch(proxy.address + at.home())
  expect([answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual(['5', 'no-store'])
  expect(await answer.text()).toContain('Situs belum dapat dibuka')
})

/** Keeps an instance that starts from migrating, so that it goes on starting. */
async function holdMigrations(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_advisory_lock(7201604)')
  return { [Symbol.asyncDispose]: () => client.end() }
}

test('while one instance starts, the other one gets the requests, also when it is too slow for a check', async () => {
  const { url, one, other } = await startPair()
  await using proxy = await startProxy([one.address, other.address])
  await one.stop('SIGKILL')
  await using _ = await holdMigrations(url)
  const starting = await spawnSite(
    { port: Number(new URL(one.address).port), environment: { DATABASE_URL: url } },
    { file: 'build/server/index.js', mode: 'production' },
  )
  const statusOfStarting = () =>
    fetch(starting.address).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(statusOfStarting).toBe(503)

  const isDown = new Promise<void>((resolve) => {
    proxy.log.on('line', (line) => line.includes('site has no server available') && resolve())
  })
  process.kill(Number(other.pid), 'SIGSTOP')
  await isDown
  const answers = Array.from({ length: 6 }, () => postLead(proxy.address))
  process.kill(Number(other.pid), 'SIGCONT')

  expect(await Promise.all(answers)).toEqual(Array(6).fill(303))
  starting.child.kill('SIGKILL')
  await other.stop('SIGKILL')
})

test('an instance that drains closes each connection after its answer, so that no form comes on one that ends', async () => {
  await using site = await startSite({ environment: { DRAIN_SECONDS: '2' } })
  const connectionOf = async (path: string) => (await fetch(site.address + path)).headers.get('connection')
  for (const path of [at.home(), at.testDrive()]) expect(await connectionOf(path)).toBe('keep-alive')
  const stopped = site.stop('SIGTERM')
  await expect.poll(() => fetch(`${site.address}/readyz`).then(({ status }) => status)).toBe(503)
  for (const path of [at.home(), at.testDrive()]) expect(await connectionOf(path)).toBe('close')
  expect(await stopped).toMatchObject({ code: 0 })
})
