import { at } from '~/addresses.ts'
import { expect, test } from '../../../../tests/support/journey.ts'

for (const { format, address, type } of [
  { format: 'JSON', address: at.dealersJson, type: 'application/json' },
  { format: 'GeoJSON', address: at.dealersGeoJson, type: 'application/geo+json' },
]) {
  test(`${format}: any site may read it and keep it, and is told when nothing changed`, async ({ request }) => {
    for (const asked of [address(), address({ service: 'sales', province: 'bali' })]) {
      const answer = await request.get(asked)
      const headers = answer.headers()
      expect(answer.status(), asked).toBe(200)
      expect(headers['content-type'], asked).toBe(type)
      expect(headers['access-control-allow-origin'], asked).toBe('*')
      expect(headers['cache-control'], asked).toContain('public, max-age=300')
      expect(headers['content-encoding'], asked).toBe('br')
      const again = await request.get(asked, { headers: { 'If-None-Match': headers.etag ?? '' } })
      expect(again.status(), asked).toBe(304)
      expect(again.headers()['access-control-allow-origin'], asked).toBe('*')
    }
  })

  test(`${format}: what cannot be asked for is refused, not answered with an empty list`, async ({ request }) => {
    expect((await request.get(address({ service: 'cuci-mobil' }))).status()).toBe(400)
    expect((await request.get(address({ province: 'atlantis' }))).status()).toBe(400)
  })
}

test('filters by service and province', async ({ request }) => {
  const read = async (asked: string) => ((await (await request.get(asked)).json()) as { dealers: Row[] }).dealers
  const all = await read(at.dealersJson())
  const inBali = await read(at.dealersJson({ province: '51' }))
  const painting = await read(at.dealersJson({ service: 'bodi-cat' }))
  expect(inBali.map(({ slug }) => slug)).toEqual(all.filter(({ province }) => province.code === '51').map(({ slug }) => slug))
  expect(painting.map(({ slug }) => slug)).toEqual(
    all.filter(({ services }) => services.includes('bodi-cat')).map(({ slug }) => slug),
  )
  expect(painting.length).toBeGreaterThan(0)
})

type Row = { slug: string; province: { code: string }; services: string[] }
