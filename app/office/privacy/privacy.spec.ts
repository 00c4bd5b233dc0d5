import { at } from '~/addresses.ts'
import { expect, journey } from '../../../tests/support/journey.ts'
import { enterOffice } from '../../../tests/support/office.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { visitorBooks } from '../visit.ts'
import { correctMeanwhile, enterBreach, enterRequest } from './visit.ts'

journey(
  'an administrator erases a person who called, and confirms that the dealer did too',
  async ({ page, open, withScript }) => {
    const { reference } = await visitorBooks(ibuRina, withScript ? 14 : 15)
    await enterOffice(page, 'administrator')
    await enterRequest(page, ibuRina.phone, 'Penghapusan')
    await expect(page.getByText(/7[12] jam$/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Hapus data orang ini' }).click()
    await expect(page.getByRole('alert')).toContainText('Centang setelah pemilik nomor dipastikan')
    await page.getByLabel('Pemilik nomor sudah saya pastikan').check()
    await page.getByRole('button', { name: 'Hapus data orang ini' }).click()
    await expect(page.getByText(reference)).toBeVisible()
    await page.getByRole('button', { name: /^Sudah dihapus\? Sun Star Motor Malang/ }).click()
    await expect(page.getByText('Selesai', { exact: true }).first()).toBeVisible()
    await open(at.leads({ q: reference }))
    await expect(page.getByRole('link', { name: ibuRina.name })).toHaveCount(0)
  },
)

journey(
  'two people correct a breach at once: the second sees what the first wrote, and neither text is lost',
  async ({ page }) => {
    await enterOffice(page, 'administrator')
    await enterBreach(page)
    await correctMeanwhile(page)
    await expect(page.getByRole('alert')).toContainText('mengoreksi catatan ini saat Anda mengetik')
    await expect(page.getByText('400', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Data apa yang terungkap')).toHaveValue('Nama, nomor HP, dan alamat.')
    await page.getByLabel('Berapa orang terdampak').fill('400')
    await page.getByRole('button', { name: 'Simpan koreksi' }).click()
    await expect(page.getByText('Nama, nomor HP, dan alamat.')).toBeVisible()
    await expect(page.getByText(/^Koreksi [12] oleh/)).toHaveCount(2)
  },
)
