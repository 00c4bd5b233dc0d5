import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { choosePlan, draftPlan, press } from '../../../tests/support/consultation-visitor.ts'
import { hold } from '../../../tests/support/held.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { chooseTime, fillIn, goOn, ibuRina } from '../../../tests/support/visitor.ts'

async function openConsultation(page: Page): Promise<void> {
  await page.goto(at.consultation())
  await untilAlive(page)
}

/** Fills in half of the form. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Triton' }).check()
  await page.getByRole('radio', { name: 'Dalam 6 bulan' }).check()
  await page.getByLabel('Provinsi').selectOption('Bali')
  await page.getByLabel('Nama', { exact: true }).fill(ibuRina.name)
}

async function expectBegun(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Triton' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dalam 6 bulan' })).toBeChecked()
  await expect(page.getByLabel('Provinsi')).toHaveValue('51')
  await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
}

const nameField = (page: Page) => page.getByLabel('Nama', { exact: true })
const consent = (page: Page) => page.getByLabel(/^Saya setuju/)
const restored = 'Isian Anda yang belum terkirim kami tampilkan lagi.'
const question = (page: Page) => page.getByText('Lanjutkan isian atas nama R…?')
const answer = (page: Page, name: 'Ya, lanjutkan' | 'Tidak, hapus') => page.getByRole('button', { name }).click()

test('an unfinished form survives a reload', async ({ page }) => {
  await openConsultation(page)
  await begin(page)
  await page.reload()
  await untilAlive(page)
  await expectBegun(page)
})

test('an unfinished form survives leaving the page and Back', async ({ page }) => {
  await openConsultation(page)
  await begin(page)
  await page.goto(at.cars())
  await page.goBack()
  await untilAlive(page)
  await expectBegun(page)
})

test('choices survive a closed tab; for typed text the form asks first', async ({ page, context }) => {
  await openConsultation(page)
  await begin(page)
  await consent(page).check()
  await page.close()
  const later = await context.newPage()
  await openConsultation(later)
  await expect(later.getByRole('status').filter({ has: question(later) })).toBeVisible()
  await expect(later.getByRole('radio', { name: 'Triton' })).toBeChecked()
  await expect(later.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  await expect(nameField(later)).toHaveValue('')
  await expect(later.getByText('Rina')).toHaveCount(0)
  await later.getByRole('radio', { name: 'Kredit' }).check()
  await answer(later, 'Ya, lanjutkan')
  await expectBegun(later)
  await expect(later.getByRole('radio', { name: 'Kredit' })).toBeChecked()
  await expect(consent(later)).not.toBeChecked()
  await expect(question(later)).toBeHidden()
})

test('answering no deletes the draft and keeps what was typed meanwhile', async ({ page, context }) => {
  await openConsultation(page)
  await begin(page)
  await page.close()
  const later = await context.newPage()
  await openConsultation(later)
  await nameField(later).fill('Budi Santoso')
  await answer(later, 'Tidak, hapus')
  await expect(later.getByText('Isian itu sudah dihapus dari perangkat ini.')).toBeVisible()
  await expect(nameField(later)).toHaveValue('Budi Santoso')
  await later.close()
  const last = await context.newPage()
  await openConsultation(last)
  await expect(question(last)).toBeHidden()
  expect(await last.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rina')
})

test('an unanswered question is asked again, also after another person typed', async ({ page, context }) => {
  await openConsultation(page)
  await begin(page)
  await page.close()
  const other = await context.newPage()
  await openConsultation(other)
  await expect(question(other)).toBeVisible()
  await nameField(other).fill('Budi Santoso')
  await other.close()
  const later = await context.newPage()
  await openConsultation(later)
  await expect(question(later)).toBeVisible()
  await answer(later, 'Ya, lanjutkan')
  await expect(nameField(later)).toHaveValue(ibuRina.name)
})

test('a draft without typed text comes back without a question', async ({ page, context }) => {
  await openConsultation(page)
  await page.getByRole('radio', { name: 'Triton' }).check()
  await consent(page).check()
  await page.close()
  const later = await context.newPage()
  await openConsultation(later)
  await expect(later.getByRole('radio', { name: 'Triton' })).toBeChecked()
  await expect(later.getByText(restored)).toBeVisible()
  await expect(consent(later)).not.toBeChecked()
})

test('Back and a reload within a visit restore everything but the consent', async ({ page }) => {
  await openConsultation(page)
  await begin(page)
  await consent(page).check()
  await page.getByLabel(/^Ingat nama/).check()
  await page.reload()
  await untilAlive(page)
  await expectBegun(page)
  await expect(consent(page)).not.toBeChecked()
  await page.goto(at.cars())
  await page.goBack()
  await untilAlive(page)
  await expectBegun(page)
  await expect(consent(page)).not.toBeChecked()
  await expect(page.getByLabel(/^Ingat nama/)).not.toBeChecked()
})

test('Back long after the visit asks first, too', async ({ page }) => {
  await page.clock.install()
  await openConsultation(page)
  await begin(page)
  await page.goto(at.cars())
  await page.clock.setFixedTime(Date.now() + 31 * 60 * 1000)
  await page.goBack()
  await untilAlive(page)
  await expect(question(page)).toBeVisible()
  await expect(nameField(page)).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Triton' })).toBeChecked()
})

test('a draft of an earlier version of the site is deleted', async ({ page }) => {
  await openConsultation(page)
  await page.evaluate(() => {
    const fields = [
      ['name', ['Rina']],
      ['agreement', ['ya']],
    ]
    localStorage.setItem('isian:consultation', JSON.stringify({ at: Date.now(), fields }))
  })
  await page.reload()
  await untilAlive(page)
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a restored form can be emptied', async ({ page, context }) => {
  await openConsultation(page)
  await begin(page)
  await page.close()
  const later = await context.newPage()
  await openConsultation(later)
  await answer(later, 'Ya, lanjutkan')
  await expect(later.getByRole('status').filter({ hasText: restored })).toBeVisible()
  await later.getByRole('radio', { name: 'L300' }).check()
  await expect(later.getByRole('status').filter({ hasText: restored })).toBeVisible()
  await later.getByRole('button', { name: 'Kosongkan isian' }).click()
  await expect(nameField(later)).toHaveValue('')
  await untilAlive(later)
  await later.reload()
  await untilAlive(later)
  await expect(nameField(later)).toHaveValue('')
  await expect(later.getByText(restored)).toBeHidden()
})

test('a car chosen by a link replaces the car of the draft, the rest of the draft stays', async ({ page, context }) => {
  await openConsultation(page)
  await begin(page)
  await page.close()
  const later = await context.newPage()
  await later.goto(at.consultation({ vehicle: 'xpander' }))
  await untilAlive(later)
  await expect(later.getByRole('radio', { name: 'Xpander', exact: true })).toBeChecked()
  await answer(later, 'Ya, lanjutkan')
  await expect(nameField(later)).toHaveValue(ibuRina.name)
  await expect(later.getByRole('radio', { name: 'Xpander', exact: true })).toBeChecked()
})

test('the draft does not replace text typed before the script has loaded', async ({ page, context }) => {
  await openConsultation(page)
  await begin(page)
  await page.close()
  const later = await context.newPage()
  const script = await hold(later, '**/assets/forms-*.js')
  await later.goto(at.consultation())
  await nameField(later).fill('Budi Santoso')
  await later.getByRole('radio', { name: 'Kredit' }).check()
  script.release()
  await untilAlive(later)
  await expect(nameField(later)).toHaveValue('Budi Santoso')
  await expect(later.getByRole('radio', { name: 'Kredit' })).toBeChecked()
  await expect(later.getByRole('radio', { name: 'Dalam 6 bulan' })).toBeChecked()
})

test('the draft does not replace a change made after Back, before the script has loaded', async ({ page }) => {
  await openConsultation(page)
  await begin(page)
  await page.goto(at.cars())
  const script = await hold(page, '**/assets/forms-*.js')
  await page.goBack()
  await page.getByRole('radio', { name: 'Kredit' }).check()
  await nameField(page).fill('Budi Santoso')
  script.release()
  await untilAlive(page)
  await expect(nameField(page)).toHaveValue('Budi Santoso')
  await expect(page.getByRole('radio', { name: 'Kredit' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Triton' })).toBeChecked()
})

test('a sent form is removed from the device', async ({ page, context }) => {
  await openConsultation(page)
  await draftPlan(page, ibuRina)
  await page.close()
  const later = await context.newPage()
  await openConsultation(later)
  await expect(nameField(later)).toHaveValue('')
  await expect(later.getByText(restored)).toBeHidden()
  await expect(later.locator('input[name=vehicle]:checked')).toHaveCount(0)
})

journey('with permission the next form is filled in, and one tap forgets the data', async ({ page, open, withScript }) => {
  await open(at.consultation())
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.getByLabel(/^Ingat nama/).check()
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  await open(at.testDrive({ vehicle: 'triton' }))
  await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
  await chooseTime(page, { day: withScript ? 9 : 10 })
  await expect(nameField(page)).toHaveValue(ibuRina.name)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ibuRina.email)
  await expect(page.getByLabel(/^Saya setuju/)).not.toBeChecked()
  await goOn(page, 'Lupakan data ini')
  await expect(nameField(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Lupakan data ini' })).toHaveCount(0)
  await expect(page.getByLabel(/^Ingat nama/)).not.toBeChecked()
  if (withScript) await expect(nameField(page)).toBeFocused()
  await open(at.consultation())
  await expect(nameField(page)).toHaveValue('')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveValue('')
})

test('on a remembered device, going back and sending again is the same request', async ({ page }) => {
  await openConsultation(page)
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.getByLabel(/^Ingat nama/).check()
  await press(page)
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
  const draft = page.url()
  await page.goBack()
  await untilAlive(page)
  await consent(page).check()
  await press(page)
  await expect(page).toHaveURL(draft)
})

test('sending right after Back, before the form is restored, is the same request', async ({ page }) => {
  await openConsultation(page)
  await draftPlan(page, ibuRina)
  const draft = page.url()
  const answers = await hold(page, at.consultation())
  await page.goBack()
  await page.waitForRequest((request) => request.headers()['x-part'] !== undefined)
  await consent(page).check()
  await press(page)
  answers.release()
  await expect(page).toHaveURL(draft)
})
