import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../../tests/support/journey.ts'
import { received } from '../../../../tests/support/received.ts'
import { goOn, ibuRina } from '../../../../tests/support/visitor.ts'
import { askForCode, enterCode, keep } from './visit.ts'

const xforce = { vehicle: 'xforce', province: '31', dp: '25%', tenor: '48' }
const xpander = { vehicle: 'xpander', cara: 'tunai' }

journey('a visitor who saw other figures learns which have changed before sending', async ({ page, open }) => {
  await open(at.saveSimulation({ ...xforce, dilihat: '1000000-2000000' }))
  await expect(
    page.getByText(/^Ada angka yang berubah sejak Anda menghitung: bayar pertama Rp\s1\.000\.000 menjadi/),
  ).toBeVisible()
  await open(at.creditSimulation(xforce))
  await page.getByRole('link', { name: 'Simpan simulasi ini' }).click()
  await expect(page.getByRole('heading', { name: 'Simpan simulasi', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Ada angka yang berubah/)).toHaveCount(0)
})

journey('a calculation is saved for a verified number, and sent to it', async ({ page, open }) => {
  await open(at.creditSimulation(xforce))
  const figures = await page.getByRole('complementary', { name: 'Hasil hitungan' }).textContent()
  const [, instalment = 'no instalment'] = /Angsuran per bulan(Rp\s\d{1,3}(?:\.\d{3})+)/.exec(figures ?? '') ?? []
  await page.getByRole('link', { name: 'Simpan simulasi ini' }).click()
  await askForCode(page, ibuRina)
  await enterCode(page, ibuRina)
  await expect(page).toHaveURL(/\/simulasi-kredit\/result\/[\w-]+$/)
  await expect(page.getByText(instalment).first()).toBeVisible()
  await expect(page.getByText(/^Tautan dan PDF-nya kami kirim/)).toBeVisible()
  const [message] = await received(ibuRina.phone, 'simulation_saved')
  expect(message?.text).toContain(new URL(page.url()).pathname)
})

journey('a refused form shows its errors, and keeps the calculation', async ({ page, open }) => {
  await open(at.saveSimulation(xforce))
  await page.getByLabel('Nama', { exact: true }).fill(ibuRina.name)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByRole('alert')).toContainText('Isi nomor HP Anda')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await expect(page.getByText('× 47 sesudah bayar pertama')).toBeVisible()
})

journey('a second one is saved without another code, and both are compared', async ({ page }) => {
  await keep(page, ibuRina, xforce)
  await page.goto(at.saveSimulation(xpander))
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page).toHaveURL(/\/simulasi-pembayaran\/result\/[\w-]+$/)
  await page.getByRole('checkbox', { name: /^XFORCE, / }).check()
  await page.getByRole('button', { name: 'Bandingkan', exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveText([/Xpander/i, /XFORCE/])
  await expect(page.getByRole('row', { name: /^Cara bayar/ })).toContainText(/Tunai.*Kredit/)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByText('Geser tabel ke samping untuk kolom lain.')).toBeVisible()
})

test('in print, without dark backgrounds, the key figures are as dark as other text', async ({ page }) => {
  await keep(page, ibuRina, xforce)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(page.getByText('sesudah bayar pertama').first()).toHaveCSS('color', ink)
  await expect(page.getByText('Nomor permintaan').first()).not.toHaveCSS('color', 'rgb(196, 195, 192)')
})

journey('another person says so, and the browser forgets the remembered number', async ({ page }) => {
  await keep(page, ibuRina, xforce)
  await page.goto(at.saveSimulation(xpander))
  await page.getByRole('button', { name: 'Bukan nomor saya' }).click()
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toHaveCount(0)
  await page.goto(at.saveSimulation(xpander))
  await expect(page.getByRole('button', { name: 'Kirim kode' })).toBeVisible()
  await expect(page.getByText(/^Untuk nomor Anda/)).toHaveCount(0)
})

journey('a dealer is asked only on request, and the page says when it answers', async ({ page }) => {
  await keep(page, ibuRina, xforce)
  await page.getByRole('link', { name: 'Minta dealer menghubungi saya' }).click()
  await expect(page.getByLabel('Provinsi')).toHaveValue('31')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: 'Dwindo Cakung' }).check()
  await page.getByRole('button', { name: 'Teruskan ke dealer' }).click()
  await expect(page.getByRole('alert')).toContainText('Beri persetujuan')
  await page.getByLabel(/^Saya setuju/).check()
  await page.getByRole('button', { name: 'Teruskan ke dealer' }).click()
  await expect(page.getByRole('heading', { name: 'Simulasi Anda sudah kami teruskan ke dealer' })).toBeVisible()
  await expect(page.getByText(/^Dealer menghubungi nomor Anda/)).toBeVisible()
  await received(ibuRina.phone, 'simulation_asked')
})

test('the PDF is personal: caches do not keep it, and only its own address opens it', async ({ page }) => {
  await keep(page, ibuRina, xforce)
  const href = await page.getByRole('link', { name: 'Unduh PDF' }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await page.request.get(at.simulationDocument('x'.repeat(43)))).status()).toBe(404)
})

test('a result page needs its token, and an invalid calculation cannot be saved', async ({ page }) => {
  for (const [address, end] of [
    [at.creditSimulationResults(), at.creditSimulation()],
    [at.paymentSimulationResults(), at.paymentSimulation()],
    [at.saveSimulation({ dp: 'banyak', vehicle: 'xforce' }), at.creditSimulation({ dp: 'banyak', vehicle: 'xforce' })],
  ] as const) {
    await page.goto(address)
    expect(page.url()).toContain(end)
  }
})
