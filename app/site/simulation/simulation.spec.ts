import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, untilAlive } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'
import { goOn } from '../../../tests/support/visitor.ts'
import { avanza } from './visit.ts'

const chosen = { vehicle: 'xforce', variant: 'exceed-cvt' }
const figures = (page: Page) => page.getByRole('complementary', { name: 'Hasil hitungan' })
const rupiahIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))
const firstPayment = async (page: Page) =>
  rupiahIn(await page.getByRole('table').first().getByRole('row').last().getByRole('cell').textContent())

journey('a visitor goes from a car to an instalment without giving personal data', async ({ page, open }) => {
  await open(at.creditSimulation())
  await page.getByRole('radio', { name: 'XFORCE' }).check()
  await goOn(page, 'Hitung')
  await expect(figures(page)).toContainText(/Angsuran per bulan\s*Rp\s[\d.]+/)
  await page.getByRole('radio', { name: '36 bln' }).check()
  await goOn(page, 'Hitung')
  await expect(figures(page)).toContainText('35× sesudah bayar pertama')
  await expect(page.getByLabel(/HP|Nama|E-mail/)).toHaveCount(0)
  await expect(page.getByText(/flat, setara .+ efektif per tahun/)).toBeVisible()
})

journey('the address contains the whole state, and gives everyone the same numbers', async ({ page, open }) => {
  await open(at.creditSimulation({ ...chosen, dp: '100 juta', tenor: '48', angsuran_pertama: 'addb', asuransi: 'all-risk' }))
  await expect(page.getByLabel('Uang muka (DP)')).toHaveValue('100.000.000')
  await expect(page.getByRole('radio', { name: '48 bln' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Sebulan kemudian/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^All risk setiap tahun/ })).toBeChecked()
  await expect(figures(page)).toContainText('48×')
})

journey(
  'the slider and the exact field follow each other; without script there is no slider',
  async ({ page, open, withScript }) => {
    await open(at.creditSimulation(chosen))
    const [slider, field] = [page.getByRole('slider', { name: /^DP dalam persen/ }), page.getByLabel('Uang muka (DP)')]
    await field.fill('25%')
    await field.press(withScript ? 'Tab' : 'Enter')
    await expect(page).toHaveURL(/dp=25%25/)
    if (!withScript) return expect(slider).toBeHidden()
    await expect(slider).toHaveValue('25')
    await slider.fill('40')
    await expect(page.getByText(/^40 % dari harga: Rp\s1\d\d\.\d\d\d\.000$/)).toBeVisible()
    await expect(field).toHaveValue('40%')
  },
)

journey('an unreadable down payment is refused beside its field, and stays', async ({ page, open }) => {
  await open(at.creditSimulation({ ...chosen, dp: 'banyak' }))
  await expect(page).toHaveTitle(/^Kesalahan: Simulasi kredit/)
  await expect(page.getByLabel('Uang muka (DP)')).toHaveValue('banyak')
  await expect(page.getByLabel('Uang muka (DP)')).toHaveAccessibleDescription(/Kesalahan: DP harus berupa rupiah atau persen/)
})

journey('the reason why no package fits is beside the field to change', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(at.creditSimulation({ ...chosen, dp: '10%', tenor: '36' }))
  const field = page.getByLabel('Uang muka (DP)')
  await expect(field).toHaveAccessibleDescription(/Kesalahan: DP minimal 20 %, Rp\s[\d.]+/)
  const [reason, input] = [await page.locator('#dp-error').boundingBox(), await field.boundingBox()]
  expect((input?.y ?? 0) - (reason?.y ?? 0)).toBeLessThan(120)
  await field.fill('20%')
  await goOn(page, 'Hitung')
  await expect(field).toHaveAccessibleDescription(/^(?!.*Kesalahan)/)
})

journey('a package that does not fit shows its reason, and a button for one that does', async ({ page, open }) => {
  await open(at.creditSimulation({ ...chosen, dp: '20%', paket: 'bunga-ringan' }))
  await expect(figures(page)).toContainText('Paket Bunga Ringan tidak cocok dengan pilihan ini. DP minimal 30 %.')
  await figures(page).getByRole('link', { name: 'Pakai Paket Standar' }).click()
  await expect(page).toHaveURL(/paket=standar/)
  await expect(figures(page)).toContainText(/Angsuran per bulan\s*Rp\s[\d.]+/)
  await expect(page.getByText(/^20 % dari harga: Rp/)).toBeVisible()
})

journey('an old car can be added and removed, and then every figure is as before', async ({ page, open }) => {
  await open(at.creditSimulation({ ...chosen, dp: '50%' }))
  const before = await firstPayment(page)
  await open(at.creditSimulation({ ...chosen, dp: '50%', ...avanza }))
  await expect(page.getByText('Perkiraan harga tukar tambah')).toBeVisible()
  expect(await firstPayment(page)).toBe(before)
  await page.getByRole('button', { name: 'Tambahkan ke perhitungan' }).click()
  await expect(page.getByRole('button', { name: 'Hapus dari perhitungan' })).toBeVisible()
  await expect(page).toHaveURL(/tukar_tambah=ya/)
  expect(await firstPayment(page)).toBeLessThan(before)
  await page.getByRole('button', { name: 'Hapus dari perhitungan' }).click()
  await expect(page.getByRole('button', { name: 'Tambahkan ke perhitungan' })).toBeVisible()
  expect(await firstPayment(page)).toBe(before)
})

journey('in cash only the price and the old car count', async ({ page, open }) => {
  await open(at.paymentSimulation(chosen))
  await page.getByRole('radio', { name: 'Tunai' }).check()
  await goOn(page, 'Hitung')
  await expect(figures(page)).toContainText('Bayar tunai')
  await expect(page.getByLabel('Uang muka (DP)')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bayar tunai' })).toBeVisible()
})

journey('insurance extensions can be added, are listed one by one, and can be removed', async ({ page, open }) => {
  await open(at.creditSimulation(chosen))
  const before = await firstPayment(page)
  await page.getByText('Perluasan asuransi').click()
  await page.getByRole('checkbox', { name: /^Banjir/ }).check()
  await goOn(page, 'Hitung')
  await expect(page.getByText(/^termasuk banjir dan angin topan Rp.+tarif OJK, 0,1\s% × Rp/)).toBeVisible()
  expect(await firstPayment(page)).toBeGreaterThan(before)
  await page.getByRole('checkbox', { name: /^Banjir/ }).uncheck()
  await goOn(page, 'Hitung')
  await expect(page.getByText(/^termasuk banjir/)).toHaveCount(0)
  expect(await firstPayment(page)).toBe(before)
})

journey('a discount lowers the first payment; an invalid amount is refused and stays', async ({ page, open }) => {
  await open(at.creditSimulation(chosen))
  const before = await firstPayment(page)
  await open(at.creditSimulation({ ...chosen, potongan: '7,5 juta' }))
  await expect(page.getByLabel('Potongan harga dari dealer')).toHaveValue('7.500.000')
  expect(await firstPayment(page)).toBe(before - 7_500_000)
  await open(at.creditSimulation({ ...chosen, potongan: 'banyak' }))
  await expect(page).toHaveTitle(/^Kesalahan: /)
  await expect(page.getByLabel('Potongan harga dari dealer')).toHaveValue('banyak')
  await expect(page.getByLabel('Potongan harga dari dealer')).toHaveAccessibleDescription(
    /Kesalahan: Potongan harus berupa rupiah/,
  )
})

journey('the choices of a credit are kept while cash is chosen', async ({ page, open }) => {
  await open(at.paymentSimulation({ ...chosen, dp: '30%', tenor: '36', asuransi: 'all-risk', perluasan: 'gempa' }))
  await page.getByRole('radio', { name: 'Tunai' }).check()
  await goOn(page, 'Hitung')
  await expect(page.getByLabel('Uang muka (DP)')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Kredit' }).check()
  await goOn(page, 'Hitung')
  await expect(page.getByRole('radio', { name: '36 bln' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Gempa/ })).toBeChecked()
  await expect(page.getByText(/^30 % dari harga: Rp/)).toBeVisible()
})

test('while an amount is typed the figures follow, and the caret stays', async ({ page }) => {
  await page.goto(at.creditSimulation(chosen))
  await untilAlive(page)
  const before = await figures(page).textContent()
  const field = page.getByLabel('Uang muka (DP)')
  await field.fill('')
  await field.pressSequentially('150jt')
  await expect(figures(page)).not.toHaveText(before ?? '')
  await expect(field).toHaveValue('150jt')
  await expect(field).toBeFocused()
  await field.press('Tab')
  await expect(field).toHaveValue('150.000.000')
  await expect(page).toHaveURL(/dp=150jt/)
})

test('opened details stay open while the figures change', async ({ page }) => {
  await page.goto(at.creditSimulation(chosen))
  await untilAlive(page)
  await page.getByText(/^Tabel angsuran:/).click()
  await page.getByRole('radio', { name: '36 bln' }).check()
  await expect(page.getByText('Tabel angsuran: Semua 36 bulan')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Sisa pokok' }).last()).toBeVisible()
})

test('Enter in a field calculates, and adds no old car', async ({ page }) => {
  await page.goto(at.creditSimulation({ ...chosen, ...avanza }))
  await untilAlive(page)
  await page.getByLabel('Uang muka (DP)').fill('120 juta')
  await page.getByLabel('Uang muka (DP)').press('Enter')
  await expect(page).toHaveURL(/dp=120/)
  await expect(page.getByRole('button', { name: 'Tambahkan ke perhitungan' })).toBeVisible()
})

test('the short address redirects to the credit simulation with all choices', async ({ page }) => {
  await page.goto('/simulasi?vehicle=triton')
  await expect(page).toHaveURL(at.creditSimulation({ vehicle: 'triton' }))
})

test('a posted calculation redirects to its address', async ({ request, baseURL }) => {
  for (const [address, end] of [
    [at.creditSimulation(), at.creditSimulation()],
    ['/simulasi', at.creditSimulation()],
    [at.paymentSimulation(), at.paymentSimulation()],
    [at.budgetSimulation(), at.budgetSimulation()],
  ] as const) {
    const form = { vehicle: 'xforce', dp: '25%' }
    const answer = await request.post(address, { form, maxRedirects: 0, headers: { Origin: baseURL ?? '' } })
    expect([answer.status(), answer.headers().location]).toEqual([303, `${end}?vehicle=xforce&dp=25%25`])
  }
})

journey('the down payment stays as typed while other fields change', async ({ page, open }) => {
  for (const [said, shown] of [
    ['67 juta', '67.000.000'],
    ['22,5%', '22,5%'],
  ] as const) {
    await open(at.creditSimulation({ ...chosen, dp: said }))
    const before = await page.getByLabel('Uang muka (DP)').inputValue()
    for (const months of ['84 bln', '36 bln', '60 bln']) {
      await page.getByRole('radio', { name: months }).check()
      await goOn(page, 'Hitung')
      await expect(page).toHaveURL(new RegExp(`tenor=${Number.parseInt(months, 10)}`))
    }
    await expect(page.getByLabel('Uang muka (DP)')).toHaveValue(shown)
    expect(await page.getByLabel('Uang muka (DP)').inputValue()).toBe(before)
  }
})

journey('another province or brand shows no error, and keeps the old car', async ({ page, open }) => {
  await open(at.creditSimulation({ ...chosen, ...avanza, city: '31.71', province: '31', tukar_tambah: 'ya' }))
  await expect(page.getByRole('button', { name: 'Hapus dari perhitungan' })).toBeVisible()
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await goOn(page, 'Hitung')
  await expect(page).toHaveURL(/province=32/)
  await expect(page.getByRole('button', { name: 'Hapus dari perhitungan' })).toBeVisible()
  await expect(page).toHaveTitle(/^Simulasi kredit/)
  await page.getByLabel('Merek').selectOption('Honda')
  await goOn(page, 'Hitung')
  await expect(page).toHaveURL(/current_vehicle_brand=honda/)
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('')
  await expect(page).toHaveTitle(/^Simulasi kredit/)
})
