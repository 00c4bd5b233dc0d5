import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { keep } from '~/site/simulation/saved/visit.ts'
import { expect, test } from '../../../tests/support/journey.ts'
import { enterOffice } from '../../../tests/support/office.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'

const l300 = 'L300'

/** Opens the price list and waits until the grid answers. */
async function openPrices(page: Page) {
  await page.goto(at.table('harga'))
  await page.getByLabel('Cari di tabel').fill(`${l300} jakarta`)
  await expect(page.getByText(/dari \d+ baris$/)).toBeVisible()
}

const cell = (page: Page, column: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${column}, ${l300}.*DKI Jakarta`) }).first()

/** Puts text on the cell as a spreadsheet does. */
async function paste(page: Page, column: string, text: string) {
  await cell(page, column).evaluate((field, copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Tinjau perubahan' }).click()
  await page.getByRole('button', { name: /impan \d+ perubahan$/ }).click()
  await expect(page.getByText('Tersimpan. Situs sudah memakai nilai baru.')).toBeVisible()
}

test('a price changed in the office is on the car page and in the simulator; a saved simulation keeps its own', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage()
  await visitor.goto(at.car('niaga-ringan', 'l300'))
  await keep(visitor, ibuRina, { vehicle: 'l300', variant: 'cab-chassis', province: '31', dp: '25%', tenor: '48' })
  const saved = visitor.url()
  const before = await visitor.getByText(/^Angka per .* Harga acuannya OTR/).textContent()

  await enterOffice(page, 'editor')
  await openPrices(page)
  const old = Number((await cell(page, 'Harga OTR').inputValue()).replaceAll('.', ''))
  const fresh = old + 1_750_000
  const spelled = `Rp\u00a0${fresh.toLocaleString('id-ID')}`
  await cell(page, 'Harga OTR').fill(`Rp ${fresh.toLocaleString('id-ID')}`)
  await cell(page, 'Berlaku mulai').fill('1 November 2026')
  await save(page)

  await visitor.goto(at.car('niaga-ringan', 'l300'))
  await expect(visitor.getByText(spelled).filter({ visible: true }).first()).toBeVisible()
  await expect(visitor.getByText('OTR DKI Jakarta, berlaku 1 November 2026').filter({ visible: true }).first()).toBeVisible()
  expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining(String(fresh)),
  )
  await visitor.goto(at.creditSimulation({ vehicle: 'l300', variant: 'cab-chassis', province: '31' }))
  await expect(visitor.getByText(spelled).filter({ visible: true }).first()).toBeVisible()
  await visitor.goto(saved)
  await expect(visitor.getByText(before ?? 'no lead')).toBeVisible()
  await expect(visitor.getByRole('main').getByText(spelled)).toHaveCount(0)
  await visitor.close()

  await page.getByRole('link', { name: 'Riwayat' }).click()
  await page.getByRole('button', { name: 'Batalkan perubahan ini' }).first().click()
  await expect(page.getByText('Perubahan dibatalkan.')).toBeVisible()
})

test('a pasted row with one wrong cell says why in place, and nothing is saved', async ({ page }) => {
  await enterOffice(page, 'editor')
  await openPrices(page)
  await paste(page, 'Berlaku mulai', '31/02/2026\tmahal')
  await expect(page.getByText('Berlaku mulai harus tanggal, misalnya 1 November 2026').first()).toBeVisible()
  await expect(cell(page, 'Harga OTR')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Tinjau perubahan' }).click()
  await expect(page.getByRole('heading', { name: 'Belum disimpan. Perbaiki ini dulu:' })).toBeVisible()
  await expect(page.getByRole('button', { name: /impan \d+ perubahan$/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('1 perubahan belum disimpan')).toBeVisible()
  await page.getByRole('button', { name: 'Buang semua perubahan' }).click()
  await expect(page.getByText(/perubahan belum disimpan$/)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Kembalikan perubahan' }).click()
  await expect(page.getByText('1 perubahan belum disimpan')).toBeVisible()
  await expect(cell(page, 'Harga OTR')).toHaveValue('mahal')
  await page.getByRole('button', { name: 'Buang semua perubahan' }).click()
})

test('an exported file imports back without a change; a changed one is reviewed first', async ({ page }) => {
  await enterOffice(page, 'editor')
  await page.goto(at.table('pajak'))
  const file = await (await page.request.get(at.tableExport('pajak', { format: 'xlsx' }))).body()
  const csv = await (await page.request.get(at.tableExport('pajak', { format: 'csv' }))).text()
  const read = async (name: string, buffer: Buffer) => {
    await page.getByLabel('Impor berkas').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await page.getByRole('button', { name: 'Baca berkas' }).click()
  }
  await page.getByText('Impor berkas').first().click()
  await read('pajak.xlsx', file)
  await expect(page.getByText(/baris dibaca\. Semuanya sama dengan tabel ini\.$/)).toBeVisible()
  await read('pajak.csv', Buffer.from(csv.replace(/(DKI Jakarta;2026-01-01;)(?:"[^"]*"|[^;]*)/, (_, start) => `${start}90`)))
  await expect(page.getByText(/baris dibaca, 1 berbeda\./)).toBeVisible()
  await page.getByRole('button', { name: 'Tinjau perubahan' }).click()
  await expect(page.getByText('BBNKB (%) di atas 20, tidak seperti biasanya')).toBeVisible()
  await page.getByRole('button', { name: 'Buang semua perubahan' }).click()
  await read('pajak.csv', Buffer.from('Provinsi,Bonus\r\n'))
  await expect(page.getByText(/Judul kolom tidak sama dengan tabel ini\. Tambahkan: Berlaku mulai/).first()).toBeVisible()
})

test('an auditor reads the tables and cannot change them', async ({ page }) => {
  await enterOffice(page, 'auditor')
  await openPrices(page)
  await expect(page.getByText('Peran Anda boleh membaca tabel ini, tidak mengubahnya.')).toBeVisible()
  await expect(cell(page, 'Harga OTR')).toHaveAttribute('readonly', '')
  const answer = await page.request.post(at.table('harga'), { multipart: { act: 'save' } })
  expect(answer.status()).toBe(403)
})
