import type { Browser, Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'
import { enterOffice } from '../../../tests/support/office.ts'
import { type Guest, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'
import { visitorBooks } from '../visit.ts'
import { chipOf, openDay } from './visit.ts'

const natar = 'budi-berlian-motor-natar'
const palu = 'bosowa-berlian-motor-palu'
const guest = (name: string): Guest => ({ ...ibuRina, name, phone: ibuRina.phone })

/** A browser of its own for an employee. */
async function employee(browser: Browser, role: Parameters<typeof enterOffice>[1] = 'call-centre'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enterOffice(page, role)
  return page
}

const slotOfRequest = (page: Page) =>
  page
    .getByRole('definition')
    .filter({ hasText: /\d\d\.\d\d WI/ })
    .first()

test('a booking appears without a reload, is moved and moved back, and the visitor sees each step', async ({ page, browser }) => {
  const visitor = guest('Rina Kalender')
  const office = await employee(browser)
  // The day is known from a first booking, which keeps its place.
  const { date } = await visitorBooks(pakBudi, 3, natar)
  await openDay(office, natar, date)
  await expect(chipOf(office, pakBudi)).toBeVisible()
  const { reference, result } = await visitorBooks(visitor, 3, natar)
  await expect(chipOf(office, visitor)).toBeVisible()
  await page.goto(result)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  const before = await slotOfRequest(page).textContent()

  await chipOf(office, visitor).click()
  const panel = office.getByRole('complementary', { name: 'Rincian jadwal' })
  await expect(panel.getByText(reference)).toBeVisible()
  await panel
    .getByRole('button', { name: /^\d\d\.\d\d$/ })
    .filter({ visible: true })
    .last()
    .click()
  await expect(office.getByText(/Rina Kalender dipindahkan ke/)).toBeVisible()
  await page.reload()
  await expect(slotOfRequest(page)).not.toHaveText(before ?? '')
  await office.getByRole('button', { name: 'Urungkan' }).click()
  await expect(office.getByText('Diurungkan.')).toBeVisible()
  await page.reload()
  await expect(slotOfRequest(page)).toHaveText(before ?? '')

  await panel.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(panel.getByText('Pasti')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Dikonfirmasi/ })).toBeVisible()
  await office.context().close()
})

test('an appointment is dragged to another time, and a taken time is refused with the nearest free ones', async ({ page }) => {
  await enterOffice(page, 'call-centre')
  const [first, second] = [guest('Rina Seret'), { ...pakBudi, name: 'Budi Diam', phone: pakBudi.phone }]
  const { date, time } = await visitorBooks(first, 5, natar)
  const other = await visitorBooks(second, 5, natar)
  await openDay(page, natar, date)
  await expect(chipOf(page, first)).toBeVisible()
  const cellAt = (clock: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${clock.replace(':', '\\.')}`) })
      .getByRole('cell')
      .first()
  await chipOf(page, first).dragTo(cellAt(other.time))
  await expect(page.getByText(/baru saja terisi\. Jadwal belum berubah\./)).toBeVisible()
  await page
    .getByRole('button', { name: /\d\d\.\d\d WIB/ })
    .last()
    .click()
  await expect(page.getByText(/Rina Seret dipindahkan ke/)).toBeVisible()
  const moved = page.getByText(new RegExp(`Rina Seret dipindahkan ke .* ${time.replace(':', '\\.')} WIB`))
  // The table scrolls under the pointer, so a drop can miss. Then the next one counts.
  await expect(async () => {
    await chipOf(page, first).dragTo(cellAt(time))
    await expect(moved).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('the keyboard alone moves an appointment', async ({ page }) => {
  await enterOffice(page, 'call-centre')
  const visitor = guest('Rina Papan')
  const { date } = await visitorBooks(visitor, 7, natar)
  await openDay(page, natar, date)
  await chipOf(page, visitor).focus()
  await page.keyboard.press('m')
  await expect(page.getByText(/Pilih jam kosong untuk Rina Papan/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Pilih jam kosong untuk/)).toBeHidden()
  await chipOf(page, visitor).focus()
  await page.keyboard.press('m')
  const times = page.getByRole('table').getByRole('button', { name: /^Pindah ke sini/ })
  await expect(times.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(times.nth(1)).toBeFocused()
  const [time = ''] = /\d\d\.\d\d$/.exec((await times.nth(1).textContent()) ?? '') ?? []
  await page.keyboard.press('Enter')
  await expect(page.getByText(new RegExp(`Rina Papan dipindahkan ke .*${time}`))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an appointment is moved by two taps', async ({ page }) => {
    await enterOffice(page, 'call-centre')
    const visitor = guest('Rina Sentuh')
    const { date } = await visitorBooks(visitor, 9, natar)
    await openDay(page, natar, date)
    await chipOf(page, visitor).tap()
    await expect(page.getByRole('complementary', { name: 'Rincian jadwal' })).toBeFocused()
    await page.getByRole('button', { name: 'Pindahkan di kalender' }).tap()
    await page
      .getByRole('button', { name: /^Pindah ke sini/ })
      .filter({ visible: true })
      .last()
      .tap()
    await expect(page.getByText(/Rina Sentuh dipindahkan ke/)).toBeVisible()
  })
})

journey(
  'closing a day names whom it hits and moves them, and visitors get no time on that day',
  async ({ page, open, withScript }) => {
    await enterOffice(page, 'call-centre')
    const visitor = guest(withScript ? 'Rina Palu' : 'Rina Tanpa Skrip')
    const { date, reference, result } = await visitorBooks(visitor, withScript ? 12 : 14, palu)
    await open(result)
    const request = page.getByRole('link', { name: 'Ikuti permintaan ini' })
    const address = (await request.getAttribute('href')) ?? ''
    await open(at.calendarHours({ dealer: palu }))
    const form = page.getByRole('form', { name: 'Tutup atau ubah jam satu hari' })
    await form.getByLabel('Tanggal').selectOption(date)
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText('Isi alasan')
    await form.getByLabel('Alasan').fill('Inventarisasi')
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('heading', { name: '1 jadwal kehilangan tempat' })).toBeVisible()
    await expect(page.getByText(reference)).toBeVisible()
    await page.getByRole('button', { name: 'Pindahkan 1 jadwal dan simpan' }).click()
    await expect(page.getByText('Tersimpan.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Inventarisasi' }).first()).toContainText('Citra Contoh')
    await open(address)
    await expect(page.getByRole('heading', { name: /Jadwal dipindahkan/ })).toBeVisible()
    await open(at.testDrive({ vehicle: 'xforce', dealer: palu }))
    await expect(page.locator(`input[name=date][value="${date}"]:enabled`)).toHaveCount(0)
  },
)

journey('a walk-in takes a slot, and a form that lacks something keeps what was typed', async ({ page, open, withScript }) => {
  await enterOffice(page, 'call-centre')
  const { date } = await visitorBooks(pakBudi, withScript ? 16 : 18, natar)
  await open(at.walkIn({ dealer: natar, hari: date }))
  const name = withScript ? 'Tamu Bergerak' : 'Tamu Diam'
  await page.getByLabel('Nama tamu').fill(name)
  await page.getByRole('button', { name: 'Catat tamu' }).click()
  await expect(page.getByRole('alert')).toContainText('Pilih jam')
  await expect(page.getByLabel('Nama tamu')).toHaveValue(name)
  await page.getByLabel('Jam (WIB)').selectOption({ index: 3 })
  await page.getByLabel('Mobil', { exact: true }).selectOption('XFORCE')
  await page.getByLabel('Nomor HP', { exact: true }).fill(ibuRina.phone)
  await page.getByLabel(/^Saya setuju/).check()
  await page.getByRole('button', { name: 'Catat tamu' }).click()
  await expect(page.getByRole('complementary', { name: 'Rincian jadwal' }).getByText(name)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Rincian jadwal' }).getByText('Pasti')).toBeVisible()
})

test('a dealer employee sees the calendars of its own dealers only, and an auditor changes nothing', async ({
  page,
  browser,
}) => {
  await enterOffice(page, 'dealer')
  await page.goto(at.calendar())
  await expect(page.getByRole('combobox', { name: 'Dealer' }).getByRole('option')).toHaveCount(4)
  const foreign = await page.request.get(at.calendar({ dealer: natar }))
  expect(foreign.status()).toBe(404)
  const auditor = await employee(browser, 'auditor')
  await auditor.goto(at.calendarHours({ dealer: natar }))
  await expect(auditor.getByText(/Anda dapat melihat, tetapi tidak mengubah/)).toBeVisible()
  const refused = await auditor.request.post(at.calendarHours({ dealer: natar }), {
    form: { change: 'usual-day', date: '2026-12-25' },
    headers: { Origin: new URL(auditor.url()).origin },
  })
  expect(refused.status()).toBe(403)
  await auditor.context().close()
})
