import { at } from '~/addresses.ts'
import { partFailuresPath } from '~/lib/part-failure.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'
import { jar } from '../../../tests/support/lead-forms.ts'
import { spawnSite } from '../../../tests/support/site-process.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { checkNumber } from './visit.ts'

const [affected, clear] = sampleNumbers

journey('an owner learns that the car must be repaired, books it, comes back, and reloads', async ({ page, open }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await open(at.recallCheck())
  await checkNumber(page, `*${affected.toLowerCase().slice(0, 9)} ${affected.slice(9)}*`)
  await expect(page).toHaveURL(at.recallResult())
  await expect(page.getByRole('heading', { name: 'Mobil Anda perlu diperbaiki' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pompa bahan bakar Xpander' })).toBeVisible()
  await expect(page.getByText('2 jam', { exact: true })).toBeVisible()
  await page.getByLabel('Provinsi').selectOption('Bali')
  await page.getByRole('button', { name: 'Tampilkan bengkel' }).click()
  await expect(page).toHaveURL(`${at.recallResult()}?provinsi=bali#bengkel`)
  await expect(page.getByRole('link', { name: /^Pesan di sini/ })).toHaveCount(4)
  await expect(page.getByRole('link', { name: /^Pesan di sini/ }).first()).toHaveAttribute(
    'href',
    /^\/book-service\?vehicle=xpander&type=kampanye-perbaikan&dealer=/,
  )
  await page.getByRole('link', { name: 'Pesan jadwal perbaikan' }).click()
  await expect(page.getByRole('radio', { name: 'Kampanye perbaikan' })).toBeChecked()
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pompa bahan bakar Xpander' })).toBeVisible()
  expect(addresses.filter((address) => address.toUpperCase().includes(affected))).toEqual([])
})

journey('a mistyped number is explained and kept; a correct one is not affected', async ({ page, open, withScript }) => {
  await open(at.recallCheck())
  await checkNumber(page, `${clear.slice(0, 16)}O`)
  await expect(page.getByRole('alert')).toContainText('tanpa huruf I, O, dan Q')
  await expect(page.getByRole('textbox', { name: 'Nomor rangka' })).toHaveValue(`${clear.slice(0, 16)}O`)
  await checkNumber(page, clear)
  await expect(page.getByRole('heading', { name: 'Mobil Anda tidak termasuk' })).toBeVisible()
  await page.getByRole('link', { name: 'Periksa nomor lain' }).click()
  await expect(page.getByRole('textbox', { name: 'Nomor rangka' })).toHaveValue('')
  // The device stores nothing of the form either.
  if (withScript)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      clear.slice(0, 12),
    )
})

test('every answer with a frame number is kept by no cache, and only its last four characters are in the cookie', async ({
  baseURL,
}) => {
  const device = jar(baseURL ?? '')
  const refused = await device.send({ address: at.recallCheck(), fields: { frame_number: affected.slice(1) } })
  expect(refused.status).toBe(422)
  const unread = await device.send({ address: at.recallCheck(), fields: { frame_number: `${affected.slice(0, -1)}A` } })
  expect([unread.status, unread.headers.get('Location')]).toEqual([422, null])
  const saidAgain = await unread.text()
  for (const part of ['Enam tanda terakhir', `value="${affected.slice(0, -1)}A"`]) expect(saidAgain).toContain(part)
  const taken = await device.send({ address: at.recallCheck(), fields: { frame_number: affected } })
  expect([taken.status, taken.headers.get('Location')]).toEqual([303, at.recallResult()])
  const shown = await device.ask(at.recallResult())
  for (const answer of [refused, unread, taken, shown]) expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const [cookie = ''] = taken.headers.getSetCookie()
  const value = atob(decodeURIComponent(/^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? ''))
  expect(value).toBe(JSON.stringify(`${affected.slice(-4)}:pompa-bahan-bakar-xpander`))
  expect(await shown.text()).not.toContain(affected)
})

journey('without cookies, the result page says why it has none and what to do', async ({ page, open }) => {
  await open(at.recallCheck())
  await checkNumber(page, affected)
  await expect(page.getByRole('heading', { name: 'Mobil Anda perlu diperbaiki' })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hasilnya tidak ada di perangkat ini' })).toBeVisible()
  await expect(page.getByText('Browser Anda menolak cookie')).toBeVisible()
  await page.getByRole('link', { name: 'Periksa nomor rangka' }).click()
  await expect(page).toHaveURL(at.recallCheck())
})

test('a recall that the search finds is shown with the text it was found by', async ({ page }) => {
  await page.goto(at.search({ q: 'penopang gas pintu belakang' }))
  await page.getByRole('link', { name: 'Penopang pintu belakang Pajero Sport' }).click()
  await expect(page).toHaveURL(at.recall('penopang-pintu-belakang-pajero-sport'))
  await expect(page.locator('#penopang-pintu-belakang-pajero-sport')).toContainText('Dua penopang gas menahan pintu belakang')
})

test('the log of the server contains no frame number, whatever the answer', async () => {
  const { child, address } = await spawnSite({ environment: { SUBMITS_PER_MINUTE: '4' } })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      log += piece
    })
  const isReady = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok ?? false
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(address + at.recallCheck(), { method: 'POST', body, headers, redirect: 'manual' })
  const answers = [
    await send(new URLSearchParams({ frame_number: affected })),
    await send(new URLSearchParams({ frame_number: `${affected}1` })),
    await send(JSON.stringify({ frame_number: affected }), { 'Content-Type': 'application/json' }),
    await send(new URLSearchParams({ frame_number: affected.repeat(4000) })),
    await fetch(`${address}${at.recallCheck()}?frame_number=${affected}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 422, 415, 413, 200])
  for (let times = 0; times < 50; times++) await send(new URLSearchParams({ frame_number: affected }))
  expect((await send(new URLSearchParams({ frame_number: affected }))).status).toBe(429)
  const failure = { part: 'finder', error: 'TypeError', message: 'x', place: 'a.js:1:2' }
  await fetch(address + partFailuresPath, { method: 'POST', body: new URLSearchParams(failure) })
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  expect(log).toContain('"level":"warn"')
  expect(log).not.toContain(affected.slice(0, 12))
})
