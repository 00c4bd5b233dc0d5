import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '~/addresses.ts'
import { expect, test } from '../../../tests/support/journey.ts'
import { newServerDatabase } from '../../../tests/support/server-database.ts'
import { startSite } from '../../../tests/support/site-process.ts'

const databases = [
  { name: 'the embedded database', environment: async () => ({}) },
  {
    name: 'PostgreSQL',
    environment: async () => ({ DATABASE_URL: await newServerDatabase(String(process.env.TEST_POSTGRES_URL)) }),
  },
]
const dealers = ['dwindo-cakung', 'dwindo-bintaro', 'srikandi-subang', 'suka-fajar-padang', 'dealer-contoh-ambon']
const killedAfter = 25

type Wish = { dealer: string; date: string; time: string }
type Acknowledged = Wish & { result: string }

for (const { name, environment } of databases) {
  test(`a server killed while bookings stream in keeps every acknowledged one, on ${name}`, async () => {
    test.skip(name === 'PostgreSQL' && !process.env.TEST_POSTGRES_URL, 'no PostgreSQL server was started for this run')
    test.setTimeout(120_000)
    const settings = { environment: await environment() }
    await using first = await startSite(settings)
    const wishes = (await Promise.all(dealers.map((dealer) => freePlaces(first.address, dealer)))).flat()
    const acknowledged: Acknowledged[] = []
    const streams = Array.from({ length: 6 }, () => bookUntilKilled(first.address, wishes, acknowledged, first.stop))
    await Promise.all(streams)
    expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter)
    expect(wishes.length).toBeGreaterThan(0)

    await using second = await startSite({ ...settings, dataDir: first.dataDir })
    for (const [guest, { result, dealer, date, time }] of acknowledged.entries()) {
      const page = await fetch(second.address + result)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(time.replace(':', '.'))
      expect((await submit(second.address, { dealer, date, time }, 1000 + guest)).status).toBe(409)
    }
    await expect.poll(() => messagesFor(first.dataDir, acknowledged), { timeout: 90_000 }).toEqual(acknowledged.map(() => 1))
  })
}

/** Sends wish after wish; the stream that brings the count to the mark kills the server under all of them. */
async function bookUntilKilled(
  address: string,
  wishes: Wish[],
  acknowledged: Acknowledged[],
  stop: (signal: 'SIGKILL') => unknown,
): Promise<void> {
  for (let wish = wishes.shift(); wish; wish = wishes.shift()) {
    const answer = await submit(address, wish, wishes.length).catch(() => null)
    if (!answer) return
    expect(answer.status).toBe(303)
    acknowledged.push({ ...wish, result: String(answer.headers.get('Location')) })
    if (acknowledged.length === killedAfter) stop('SIGKILL')
  }
}

function submit(address: string, wish: Wish, guest: number): Promise<Response> {
  const person = { name: `Tamu ${guest}`, phone: `0812000${10_000 + guest}`, email: `tamu${guest}@contoh.id`, agreement: 'ya' }
  return fetch(address + at.testDrive(), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ vehicle: 'xforce', ...wish, ...person }),
  })
}

/** Places that do not overlap: every second departure of the coming days, as the form shows them. */
async function freePlaces(address: string, dealer: string): Promise<Wish[]> {
  const choices = async (name: string, date = ''): Promise<string[]> => {
    const page = await fetch(address + at.testDrive({ vehicle: 'xforce', dealer, date }))
    const radios = (await page.text()).matchAll(/<input type="radio"[^>]*>/g)
    return [...radios].flatMap(([radio]) =>
      radio.includes(`name="${name}"`) && !radio.includes('disabled') ? [/value="([^"]*)"/.exec(radio)?.[1] ?? ''] : [],
    )
  }
  const days = (await choices('date')).slice(1, 5)
  const times = await Promise.all(days.map(async (date) => ({ date, times: await choices('time', date) })))
  return times.flatMap(({ date, times: free }) => free.filter((_, at) => at % 2 === 0).map((time) => ({ dealer, date, time })))
}

/** How many messages were written for each booking. */
async function messagesFor(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<number[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => [])
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')),
  )
  return acknowledged.map(
    ({ result }) => messages.filter((message) => message.includes(result.split('/').at(-1) ?? result)).length,
  )
}
