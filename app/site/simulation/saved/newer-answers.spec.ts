import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { press } from '../../../../tests/support/consultation-visitor.ts'
import { expect, journey, test, untilAlive } from '../../../../tests/support/journey.ts'
import { back, notice, sentFacts, stay, takeNewer } from '../../../../tests/support/newer-answers.ts'
import { agree, ibuRina } from '../../../../tests/support/visitor.ts'
import { askForCode, enterCode } from './visit.ts'

const twentyPercent = { vehicle: 'xforce', dp: '20%', tenor: '36' }

/** Sends a calculation with 20 %, goes back to the calculator and changes it to 30 %. */
async function changeCalculation(page: Page): Promise<void> {
  await page.goto(at.creditSimulation(twentyPercent))
  await untilAlive(page)
  await page.getByRole('link', { name: 'Simpan simulasi ini' }).click()
  await untilAlive(page)
  await askForCode(page, ibuRina)
  await page.goBack()
  await back(page)
  await page.getByLabel('Uang muka (DP)').fill('30%')
  await expect(page.getByRole('link', { name: 'Simpan simulasi ini' })).toHaveAttribute('href', /dp=30%25/)
}

test('the form says that the calculation was changed, and takes the newer one with everything typed', async ({ page }) => {
  await changeCalculation(page)
  await page.goForward()
  await untilAlive(page)
  await expect(notice(page).getByRole('definition')).toHaveText([
    /^Terbaru: XFORCE .+: bayar pertama Rp\s[\d.]+, lalu angsuran Rp\s[\d.]+ × 35$/,
    /^Di halaman ini: XFORCE .+: bayar pertama Rp\s[\d.]+, lalu angsuran Rp\s[\d.]+ × 35$/,
  ])
  await press(page, 'Kirim kode')
  await expect(notice(page)).toBeFocused()
  await takeNewer(page)
  await expect(page).toHaveURL(/dp=30%25/)
  await untilAlive(page)
  await expect(notice(page)).toBeHidden()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  const shown = await page.getByText('× 35 sesudah bayar pertama').textContent()
  await agree(page)
  await press(page, 'Kirim kode')
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await expect(sentFacts(page)).toContainText(shown ?? '')
})

test('the code page says that the calculation was changed', async ({ page }) => {
  await changeCalculation(page)
  await page.goForward()
  await expect(notice(page)).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await expect(notice(page)).toContainText('Di halaman ini: XFORCE')
  await page.getByLabel('Kode 6 angka').fill('123456')
  await press(page)
  await expect(notice(page)).toBeFocused()
  await stay(page)
  await enterCode(page, ibuRina)
})

journey('the code page shows beside its button which simulation it saves', async ({ page, open }) => {
  await open(at.saveSimulation(twentyPercent))
  await askForCode(page, ibuRina)
  for (const fact of ['XFORCE', '× 35 sesudah bayar pertama']) await expect(sentFacts(page)).toContainText(fact)
})

test('another name typed on the form is not a newer answer on the same form', async ({ page }) => {
  await page.goto(at.creditSimulation(twentyPercent))
  await untilAlive(page)
  await page.getByRole('link', { name: 'Simpan simulasi ini' }).click()
  await untilAlive(page)
  await askForCode(page, ibuRina)
  await back(page)
  await page.getByLabel('Nama', { exact: true }).fill('Rina W.')
  await back(page)
  await page.goForward()
  await untilAlive(page)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rina W.')
  await expect(notice(page)).toBeHidden()
  await page.goForward()
  await expect(notice(page).getByRole('definition')).toHaveText(['Terbaru: Rina W.', `Di halaman ini: ${ibuRina.name}`])
})
