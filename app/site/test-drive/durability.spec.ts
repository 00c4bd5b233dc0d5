import { type Acknowledged, freePlaces, messagesFor, submitBooking, type Wish } from '../../../tests/support/bookings.ts'
import { expect, test } from '../../../tests/support/journey.ts'
import { filledServerDatabase } from '../../../tests/support/server-database.ts'
import { startSite } from '../../../tests/support/site-process.ts'

const databases = [
  { name: 'the embedded database', environment: async () => ({}) },
  {
    name: 'PostgreSQL',
    environment: async () => ({ DATABASE_URL: await filledServerDatabase() }),
  },
]
const killedAfter = 25

for (const { name, environment } of databases) {
  test(`a server that is killed during many bookings keeps every acknowledged one, on ${name}`, async () => {
    test.setTimeout(120_000)
    const settings = { environment: await environment() }
    await using first = await startSite(settings)
    const wishes = await freePlaces(first.address)
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
      expect((await submitBooking(second.address, { dealer, date, time }, 1000 + guest)).status).toBe(409)
    }
    await expect.poll(() => messagesFor(first.dataDir, acknowledged), { timeout: 90_000 }).toEqual(acknowledged.map(() => 1))
  })
}

/** Sends one booking after the other. The stream that reaches the given count kills the server for all streams. */
async function bookUntilKilled(
  address: string,
  wishes: Wish[],
  acknowledged: Acknowledged[],
  stop: (signal: 'SIGKILL') => unknown,
): Promise<void> {
  for (let wish = wishes.shift(); wish; wish = wishes.shift()) {
    const answer = await submitBooking(address, wish, wishes.length).catch(() => null)
    if (!answer) return
    expect(answer.status).toBe(303)
    acknowledged.push({ ...wish, result: String(answer.headers.get('Location')) })
    if (acknowledged.length === killedAfter) stop('SIGKILL')
  }
}
