import { at } from '~/addresses.ts'
import { hold } from '../../../tests/support/held.ts'
import { expect, test } from '../../../tests/support/journey.ts'
import { enterOffice, signInAs } from '../../../tests/support/office.ts'
import { newItem, saved, textOf, writePromo } from './visit.ts'

test('an editor writes a promo, sees it beside the form, and a visitor sees it as soon as it is published', async ({
  page,
  browser,
}) => {
  await enterOffice(page, 'editor')
  await page.goto(at.contentList('promo'))
  await newItem(page, 'Tulis promo')
  await writePromo(page, 'Imlek dengan bayar pertama ringan')
  await saved(page)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Imlek dengan bayar pertama ringan')
  await page.getByLabel('Judul', { exact: true }).fill('Imlek: bayar pertama ringan')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Imlek: bayar pertama ringan')
  const visitor = await browser.newPage()
  const address = at.programme('imlek-bayar-pertama-ringan')
  expect((await visitor.goto(address))?.status()).toBe(404)
  await expect(page.getByText(`Akan tampil di ${address}`)).toBeVisible()
  await page.getByRole('button', { name: 'Terbitkan promo' }).click()
  await expect(page.getByText('Sudah terbit dan terlihat oleh pengunjung.')).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Imlek: bayar pertama ringan')

  await page.getByRole('button', { name: 'Tarik promo dari situs' }).click()
  await expect(page.getByText('Sudah ditarik.')).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
})

test('an incomplete item is not published: each line of the checks leads to its field', async ({ page }) => {
  await enterOffice(page, 'editor')
  await page.goto(at.contentList('promo'))
  await newItem(page, 'Tulis promo')
  await page.getByLabel('Judul', { exact: true }).fill('Promo tanpa isi')
  await page.getByRole('button', { name: 'Terbitkan promo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Lengkapi dulu' })).toBeVisible()
  await page.getByRole('link', { name: 'Perbaiki: Isi ringkasan' }).click()
  await expect(page.getByLabel('Ringkasan')).toBeFocused()
  await page.getByLabel('Ringkasan').fill('Ringkas.')
  await saved(page)
  await expect(page.getByRole('link', { name: 'Perbaiki: Isi ringkasan' })).toHaveCount(0)
})

test('what is typed survives a reload, Back, and a lost connection', async ({ page, context }) => {
  test.info().annotations.push({ type: 'expected complaint', description: 'ERR_INTERNET_DISCONNECTED' })
  await enterOffice(page, 'editor')
  await page.goto(at.contentList('berita'))
  await newItem(page, 'Tulis berita')
  const title = page.getByLabel('Judul', { exact: true })
  // The slug follows the title: it is in the last draft that is sent.
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('judul-sebelum-putus') === true)
  await title.fill('Judul sebelum putus')
  await sent
  await saved(page)
  test.info().annotations.push({ type: 'expected complaint', description: 'net::ERR_INTERNET_DISCONNECTED' })
  await context.setOffline(true)
  await title.fill('Judul saat putus')
  await textOf(page, 'Isi').pressSequentially('Isi saat putus.')
  await expect(page.getByText('Tidak tersambung.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(title).toHaveValue('Judul saat putus')
  await expect(textOf(page, 'Isi')).toContainText('Isi saat putus.')
  await saved(page)
  const draft = await hold(page, '**/kantor/isi/berita/*/konsep', { times: 1 })
  await title.fill('Judul sebelum kembali')
  await page.getByRole('link', { name: 'Semua berita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Berita' })).toBeVisible()
  await page.goBack()
  await expect(title).toHaveValue('Judul sebelum kembali')
  draft.release()
  await saved(page)
  await page.getByRole('button', { name: 'Hapus konsep ini' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Berita' })).toBeVisible()
})

test('of two people on one item, the second sees who saved what, and chooses', async ({ page, browser }) => {
  await enterOffice(page, 'editor')
  const address = at.contentItem('berita', '55-tahun-di-indonesia')
  await page.goto(address)
  await textOf(page, 'Isi').waitFor()
  const colleague = await browser.newPage()
  await signInAs(colleague, 'administrator')
  await colleague.goto(address)
  await textOf(colleague, 'Isi').waitFor()

  await page.getByLabel('Judul', { exact: true }).fill('Judul dari editor')
  await saved(page)
  await colleague.getByLabel('Judul', { exact: true }).fill('Judul dari administrator')
  await colleague.getByLabel('Ringkasan').fill('Ringkasan dari administrator')
  await expect(colleague.getByText(/juga menyunting ini/)).toBeVisible()
  await colleague.getByRole('button', { name: 'Terbitkan perubahan' }).click()
  await expect(colleague.getByText('Sudah terbit dan terlihat oleh pengunjung.')).toBeVisible()

  await page.getByRole('button', { name: 'Terbitkan perubahan' }).click()
  await expect(page.getByText('Orang lain baru menyimpan versi baru.')).toBeVisible()
  await page.getByRole('button', { name: 'Bandingkan dan pilih' }).click()
  await expect(page.locator('ins').filter({ hasText: 'administrator' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' }).click()
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('Judul dari editor')
  await expect(page.getByLabel('Ringkasan')).toHaveValue('Ringkasan dari administrator')
  await page.getByRole('button', { name: 'Terbitkan perubahan' }).click()
  await expect(page.getByText('Sudah terbit dan terlihat oleh pengunjung.')).toBeVisible()

  await page.getByRole('link', { name: 'Riwayat versi' }).click()
  await expect(page.locator('del').filter({ hasText: 'administrator' })).toBeVisible()
})

test('an auditor reads an item and cannot change it', async ({ page, baseURL }) => {
  await enterOffice(page, 'auditor')
  await page.goto(at.contentItem('berita', '55-tahun-di-indonesia'))
  await expect(page.getByLabel('Judul', { exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Terbitkan perubahan' })).toHaveCount(0)
  const answer = await page.request.post(baseURL + at.contentWork('berita', '55-tahun-di-indonesia'), {
    multipart: { act: 'withdraw', form: '{}' },
    headers: { Origin: String(baseURL) },
  })
  expect(answer.status()).toBe(403)
})
