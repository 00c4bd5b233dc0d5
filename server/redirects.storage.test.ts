import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeRedirect, saveRedirect } from '../app/core/redirects/redirects.server.ts'
import { Temporal } from '../app/lib/instant.ts'
import type { Database } from '../app/platform/database.server.ts'
import { everyDatabase } from '../tests/support/database.ts'
import { answerOfSmallSite } from '../tests/support/small-site.ts'

const now = Temporal.Instant.from('2026-11-28T09:00:00+07:00')

const text = () => new Response('isi', { headers: { 'Content-Type': 'text/plain' } })
const notFound = () => {
  throw new Response(null, { status: 404 })
}
const routes = {
  page: { id: 'page', path: 'berita', module: { loader: text, handle: { file: true } } },
  nothing: { id: 'nothing', path: '*', module: { loader: notFound } },
}

const isBerita = (address: string) => address.startsWith('/berita')

describe.each(everyDatabase)('addresses without a page on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    for (const [from, to] of [
      ['/kabar-lama', '/berita'],
      ['/tahun-lama', '/berita?tahun=2025'],
      ['/é', '/berita?kata=é'],
    ] as const)
      await saveRedirect(database.db, { from, to }, isBerita, { by: 'Rina', now })
  })
  afterAll(() => database.close())
  const answerAt = async (path: string) => {
    const answer = await answerOfSmallSite(routes, path, { db: database.db, clock: { now: () => now } })
    return [answer.status, answer.headers.get('Location')]
  }

  test.each([
    ['/kabar-lama', '/berita'],
    ['/Kabar-Lama/', '/berita'],
    ['/kabar-lama?utm_source=koran', '/berita?utm_source=koran'],
    ['/tahun-lama?utm_source=koran', '/berita?tahun=2025'],
    ['/%C3%A9', '/berita?kata=%C3%A9'],
  ])('%s leads to %s', async (path, target) => {
    expect(await answerAt(path)).toEqual([301, target])
  })

  test('an address without a redirect is not found', async () => {
    expect(await answerAt('/tidak-ada')).toEqual([404, null])
  })

  test('a page is never hidden by a redirect that was saved before it', async () => {
    await saveRedirect(database.db, { from: '/berita', to: '/kabar' }, (address) => address === '/kabar', { by: 'Rina', now })
    expect(await answerAt('/berita')).toEqual([200, null])
    await removeRedirect(database.db, '/berita')
  })
})
