import { readFile } from 'node:fs/promises'
import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'
import { untilMade } from './visit.ts'

journey('the wanted brochure comes first and can be downloaded', async ({ page, open }) => {
  await untilMade(page.request)
  await open(at.brochures({ id: '22' }))
  const first = page.getByRole('main').getByRole('list').last().getByRole('listitem').first()
  await expect(first.getByRole('heading', { name: 'Brosur Xpander' })).toBeVisible()
  await expect(first.getByText('Brosur yang Anda cari')).toBeVisible()
  await expect(first.getByText(/^PDF, \d{2,3} KB, 6 halaman/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await first.getByRole('link', { name: 'Unduh PDF Brosur Xpander' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('brosur-xpander.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

journey('the tabs lead to the light commercial vehicles and back', async ({ page, open }) => {
  await open(at.brochures())
  await page.getByRole('link', { name: 'Kendaraan niaga ringan' }).click()
  await expect(page).toHaveURL(at.brochures({ kelas: 'niaga-ringan' }))
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Brosur Triton', 'Brosur L300'])
  await expect(page.getByRole('navigation', { name: 'Kelas' }).locator('[aria-current=page]')).toHaveText(
    'Kendaraan niaga ringan',
  )
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Brosur Xpander', exact: true })).toBeVisible()
})

journey('a model page leads to its brochure', async ({ page, open }) => {
  await open(at.car('niaga-ringan', 'l300'))
  await page.getByRole('main').getByRole('button', { name: 'Brosur' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Brosur L300')
})

journey('a card has two links: download the file, or have it sent by WhatsApp', async ({ page, open }) => {
  await open(at.brochures())
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Brosur XFORCE' })
  await expect(card.getByRole('link')).toHaveText(['Unduh PDF Brosur XFORCE', 'Kirim lewat WhatsApp Brosur XFORCE'])
})

test('an in-app browser gets the file without script, cookie or compression', async ({ request }) => {
  const answer = await request.get(at.brochureDownload({ id: 'pajero sport' }), {
    headers: { 'User-Agent': 'WhatsApp/2.24 A', 'Accept-Encoding': 'gzip, br', Accept: '*/*' },
  })
  const headers = answer.headers()
  expect(answer.status()).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect((await answer.body()).length).toBe(Number(headers['content-length']))
})

test('an interrupted download continues where it stopped', async ({ request }) => {
  const address = at.brochureDownload({ id: '22', city: '32.73' })
  const whole = await request.get(address)
  const bytes = await whole.body()
  const etag = whole.headers().etag ?? ''
  const rest = await request.get(address, { headers: { Range: 'bytes=1000-', 'If-Range': etag, 'Accept-Encoding': 'br' } })
  expect(rest.status()).toBe(206)
  expect(rest.headers()['content-range']).toBe(`bytes 1000-${bytes.length - 1}/${bytes.length}`)
  expect(Buffer.concat([bytes.subarray(0, 1000), await rest.body()]).equals(bytes)).toBe(true)
  expect((await request.get(address, { headers: { Range: `bytes=${bytes.length}-` } })).status()).toBe(416)
  expect((await request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  const head = await request.head(address)
  expect(head.headers()).toMatchObject({ 'content-length': String(bytes.length), 'accept-ranges': 'bytes', etag })
})

test('two ranges requested at the same time get two answers', async ({ request }) => {
  const address = at.brochureDownload({ id: '23' })
  const part = async (range: string) => (await request.get(address, { headers: { Range: range } })).body()
  const [first, second] = await Promise.all([part('bytes=0-7'), part('bytes=8-15')])
  expect(first.toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect(second.equals(first)).toBe(false)
})

test('a download without a model redirects to the brochures; an unknown model answers 404', async ({ request, page }) => {
  const nowhere = await request.get('/brosur/download', { maxRedirects: 0 })
  expect(nowhere.status()).toBe(302)
  expect(nowhere.headers().location).toBe(at.brochures())
  const unknown = await page.goto(at.brochureDownload({ id: '999' }))
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
