import type { Locator, Page } from '@playwright/test'

/** Adds an item and waits until its form answers. */
export async function newItem(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await textOf(page, 'Isi').waitFor()
}

/** The editor of a text. It appears once its script has loaded. */
export const textOf = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable]'))

/** Waits until what was typed is on the server. */
export async function saved(page: Page): Promise<void> {
  await page.getByText(/^Tersimpan \d/).waitFor()
}

/** Fills in a promo from nothing, as an editor does. */
export async function writePromo(page: Page, title: string): Promise<void> {
  const by = (label: string) => page.getByLabel(label, { exact: true })
  await by('Judul').fill(title)
  await by('Ringkasan').fill('Potongan bayar pertama untuk Xpander sampai akhir Januari.')
  await textOf(page, 'Isi').pressSequentially('Bayar pertama Anda lebih ringan.')
  await by('Hari pertama').fill('2026-11-01')
  await by('Hari terakhir').fill('2035-12-31')
  await page.locator('[name="zone"]').first().selectOption('Asia/Jakarta')
  await page.getByRole('button', { name: 'Tambah model' }).click()
  await page.locator('[name="models.0.model"]').selectOption('xpander')
  await page.locator('[name="models.0.gift"]').fill('Kamera dasbor')
  await by('Potongan bayar pertama (Rp)').fill('8.000.000')
  await by('DP (persen)').fill('20')
  await by('Tenor (bulan)').fill('60')
  await by('Angsuran pertama').selectOption('addm')
  await by('Paket kredit').selectOption('standar')
  await page.getByRole('button', { name: 'Tambah syarat' }).click()
  await by('Syarat 1').fill('Selama persediaan ada.')
  await page.locator('[name="picture.model"]').selectOption('xpander')
  await page.locator('[name="picture.background"]').selectOption('pantai')
  await by('Teks alternatif').fill('Xpander di pantai')
}
