import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { draftPlan, enterCode, press } from '../../../tests/support/consultation-visitor.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { back, notice, sentFacts, stay, takeNewer } from '../../../tests/support/newer-answers.ts'
import { receivedCode } from '../../../tests/support/received.ts'
import { agree, ibuRina, nobodysReference } from '../../../tests/support/visitor.ts'

/** Sends a plan on credit, goes Back, changes it to cash, and goes Forward to the code page. */
async function changePlanAndGoForward(page: Page): Promise<void> {
  await page.goto(at.consultation())
  await untilAlive(page)
  await draftPlan(page, ibuRina, { payment: 'Kredit' })
  await back(page)
  await page.getByRole('radio', { name: 'Tunai' }).check()
  await page.goForward()
}

test('the code page says that the plan was changed, and sends nothing before a choice', async ({ page }) => {
  await changePlanAndGoForward(page)
  await expect(notice(page)).toBeFocused()
  await expect(notice(page).getByRole('definition')).toHaveText(['Terbaru: Tunai', 'Di halaman ini: Kredit'])
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone))
  await press(page)
  await expect(notice(page)).toBeFocused()
  await expect(page).toHaveURL(/\/kode$/)
  await takeNewer(page)
  await untilAlive(page)
  await expect(page.getByRole('radio', { name: 'Tunai' })).toBeChecked()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await agree(page)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await expect(sentFacts(page)).toContainText('Tunai')
  await expect(notice(page)).toBeHidden()
})

test('the visitor can keep the sent plan', async ({ page }) => {
  await changePlanAndGoForward(page)
  await stay(page)
  await expect(page.getByLabel('Kode 6 angka')).toBeFocused()
  await expect(notice(page)).toBeHidden()
  await enterCode(page, ibuRina)
  await expect(notice(page)).toBeHidden()
  await expect(page.getByText('Kredit', { exact: true })).toBeVisible()
})

test('the page that sends the plan says that the plan was changed', async ({ page }) => {
  await page.goto(at.consultation())
  await untilAlive(page)
  await draftPlan(page, ibuRina, { payment: 'Kredit' })
  await enterCode(page, ibuRina)
  await page.goBack()
  await back(page)
  await page.getByRole('radio', { name: 'Tunai' }).check()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
  await expect(notice(page)).toContainText('Tunai')
  await press(page, 'Kirim rencana pembelian')
  await expect(notice(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Kirim rencana pembelian' })).toBeVisible()
  await stay(page)
  await press(page, 'Kirim rencana pembelian')
  await expect(page.getByRole('heading', { name: 'Rencana Anda sudah kami teruskan ke dealer' })).toBeVisible()
})

test('the code page says that another request number was typed', async ({ page }) => {
  const reference = nobodysReference()
  await page.goto(at.requests())
  await untilAlive(page)
  const field = page.getByLabel('Nomor permintaan')
  await field.fill(reference)
  await press(page, 'Kirim kode')
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await back(page)
  await field.fill('TD-7K3M9Q')
  await page.goForward()
  await expect(notice(page).getByRole('definition')).toHaveText(['Terbaru: TD-7K3M9Q', `Di halaman ini: ${reference}`])
})

test('a change that was undone is no change', async ({ page }) => {
  await page.goto(at.consultation())
  await untilAlive(page)
  await draftPlan(page, ibuRina, { payment: 'Kredit' })
  await back(page)
  await page.getByRole('radio', { name: 'Tunai' }).check()
  await page.getByRole('radio', { name: 'Kredit' }).check()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await expect(sentFacts(page)).toContainText('Kredit')
  await expect(notice(page)).toBeHidden()
})

journey('the code page shows beside its button what the code confirms', async ({ page, open }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina, { payment: 'Kredit' })
  for (const fact of ['XFORCE', 'Kredit', 'Dwindo Cakung']) await expect(sentFacts(page)).toContainText(fact)
})
