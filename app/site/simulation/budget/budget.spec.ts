import { at } from '~/addresses.ts'
import { hold } from '../../../../tests/support/held.ts'
import { expect, journey, test, untilAlive } from '../../../../tests/support/journey.ts'

journey('a visitor finds the cars within a budget, and calculates one of them', async ({ page, open }) => {
  await open(at.budgetSimulation())
  await expect(page.getByText(/^Isi uang sebelum serah terima, /)).toBeVisible()
  await page.getByLabel('Uang sebelum serah terima').fill('100 juta')
  await page.getByLabel('Angsuran per bulan').fill('Rp 6.000.000')
  await page.getByRole('button', { name: 'Tampilkan mobil' }).click()
  await expect(page.getByText('4 dari 6 model masuk anggaran').first()).toBeVisible()
  await expect(page).toHaveURL(/bayar_pertama=100\+juta&angsuran=Rp\+6\.000\.000/)

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Xpander Ultimate CVT' }) })
  const [instalment, firstPayment] = await card.getByRole('definition').allTextContents()
  await card.getByRole('link', { name: 'Lihat hitungannya Xpander Ultimate CVT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulasi kredit')
  const outcome = page.getByRole('complementary', { name: 'Hasil hitungan' })
  await expect(outcome).toContainText(instalment ?? '')
  await expect(outcome).toContainText(firstPayment ?? '')
})

journey('an unreadable amount is refused beside its field, and an income finds cars too', async ({ page, open }) => {
  await open(at.budgetSimulation({ penghasilan: 'dua puluh', cicilan_lain: '1,5 jt' }))
  const income = page.getByLabel('Penghasilan bersih per bulan')
  await expect(income).toHaveAccessibleDescription(/Kesalahan: Penghasilan bersih per bulan harus berupa rupiah/)
  await expect(income).toHaveValue('dua puluh')
  await income.fill('30 juta')
  await page.getByRole('button', { name: 'Tampilkan mobil' }).click()
  await expect(page.getByText('= Rp 7.500.000')).toBeVisible()
  await expect(page.getByLabel('Cicilan lain per bulan')).toHaveValue('1,5 jt')
})

test('several fields filled in before React has loaded are all used', async ({ page }) => {
  const script = await hold(page, '**/assets/Budget-*.js')
  await page.goto(at.budgetSimulation())
  await page.getByLabel('Uang sebelum serah terima').fill('80 juta')
  await page.getByLabel('Angsuran per bulan').fill('5 juta')
  await page.getByRole('radio', { name: '48 bulan' }).check()
  script.release()
  await untilAlive(page)
  await expect(page).toHaveURL(/bayar_pertama=80\+juta&angsuran=5\+juta/)
  await expect(page.getByLabel('Uang sebelum serah terima')).toHaveValue('80 juta')
  await expect(page.getByRole('radio', { name: '48 bulan' })).toBeChecked()
})
