import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

/** Regencies with dealers. Each has its own version of a brochure. */
const cities = ['31.74', '35.78', '73.71', '12.71']

test('pages are answered quickly while brochures are made', async () => {
  await using site = await startSite()
  const page = async () => (await fetch(site.address + at.home())).arrayBuffer()
  /** Asks again while the answer is 503, as a visitor is told to do. */
  const brochure = async (city: string): Promise<ArrayBuffer> => {
    const answer = await fetch(site.address + at.brochureDownload({ id: '22', city }))
    return answer.status === 503 ? brochure(city) : answer.arrayBuffer()
  }
  await page()
  let left = cities.length
  const making = Promise.all(cities.map((city) => brochure(city).finally(() => left--)))
  let pages = 0
  while (left > 0) {
    await page()
    pages++
  }
  for (const bytes of await making) expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
  // If brochures were made on the thread of the pages, each brochure would let only one or two pages through.
  expect(pages).toBeGreaterThan(10 * cities.length)
})

test('the brochure of every model is made before the first request for it', async () => {
  await using site = await startSite({ environment: { BROCHURES_AHEAD: 'on' } })
  const files = async () => {
    const names = await readdir(join(site.dataDir, 'brochures'), { recursive: true }).catch(() => [])
    return names.filter((name) => name.endsWith('.pdf')).length
  }
  await expect.poll(files, { timeout: 60_000 }).toBe(8)
})

test('a stop does not wait for brochures', async () => {
  const site = await startSite({ environment: { BROCHURES_AHEAD: 'on' } })
  expect(await site.stop()).toEqual({ code: 0, signal: null })
})
