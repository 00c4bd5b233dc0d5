import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { calendarApplication } from '../../../tests/support/calendar.ts'
import { consult, draftPlan, planReference, press } from '../../../tests/support/consultation-visitor.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { messagesTo, received, receivedCode } from '../../../tests/support/received.ts'
import { book, chooseTime, goOn, ibuRina, nobodysReference } from '../../../tests/support/visitor.ts'

type Open = (address: string) => Promise<void>

/** Sends a consultation and opens its own page. Returns the reference. */
async function consultAndFollow(page: Page, open: Open): Promise<string> {
  await open(at.consultation())
  const reference = await consult(page, ibuRina)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diterima' })).toBeVisible()
  return reference
}

async function askFor(page: Page, open: Open, reference: string): Promise<void> {
  await open(at.requests())
  await page.getByLabel('Nomor permintaan').fill(reference)
  await press(page, 'Kirim kode')
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
}

journey('a request is found by its reference and a code, and shows its state', async ({ page, open, withScript }) => {
  await open(at.consultation())
  const reference = await consult(page, ibuRina)
  await page.context().clearCookies()
  await askFor(
    page,
    open,
    withScript ? reference.toLowerCase().replace('-', ' ') : `Rencana pembelian ${reference} sudah kami terima`,
  )
  await expect(page.getByText(`Untuk permintaan ${reference}.`)).toBeVisible()
  await expect(page.getByText(/^Bila data Anda cocok/)).toBeVisible()
  expect(await page.getByRole('main').textContent()).not.toContain(ibuRina.phone.replace(/\D/g, '').slice(-4))
  const codePage = page.url()
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone, 2))
  await press(page)
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diterima' })).toBeVisible()
  expect(await planReference(page)).toBe(reference)
  await expect(page.getByText('Dwindo Cakung')).toBeVisible()
  await expect(page.getByText(/^Dealer menghubungi nomor Anda .* paling lambat/)).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Permintaan diterima' })).toContainText('Formulir disimpan')
  const requestPage = page.url()
  await open(codePage)
  await expect(page).toHaveURL(requestPage)
})

journey('an unknown reference looks like a known one', async ({ page, open }) => {
  await askFor(page, open, nobodysReference())
  await expect(page.getByText(/^Bila data Anda cocok/)).toBeVisible()
  await page.getByLabel('Kode 6 angka').fill('123456')
  await press(page)
  await expect(page.getByRole('alert')).toContainText('mencoba 4 kali lagi')
})

journey('a malformed reference gets an error and stays as typed', async ({ page, open }) => {
  await open(at.requests())
  await press(page, 'Kirim kode')
  await expect(page.getByRole('alert')).toContainText('Isi nomor permintaan Anda')
  await page.getByLabel('Nomor permintaan').fill('TD-12')
  await press(page, 'Kirim kode')
  await expect(page.getByLabel('Nomor permintaan')).toHaveAccessibleDescription(/harus berbentuk seperti TD-7K3M9Q/)
  await expect(page.getByLabel('Nomor permintaan')).toHaveValue('TD-12')
  await page.getByLabel('Nomor permintaan').fill('TD-2222AB')
  await press(page, 'Kirim kode')
  await expect(page.getByLabel('Nomor permintaan')).toHaveAccessibleDescription(
    /TD-2222AB tidak ada: .* tidak memakai 2, A, dan B/,
  )
  await expect(page.getByLabel('Nomor permintaan')).toHaveValue('TD-2222AB')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.getByLabel('Nomor permintaan')).toBeFocused()
})

journey(
  'a reference that was asked for twice has one code, which works on the current page',
  async ({ page, open, withScript }) => {
    await open(at.consultation())
    const reference = await consult(page, ibuRina)
    await open(at.requests())
    await page.getByLabel('Nomor permintaan').fill(reference)
    const sendIt = page.getByRole('button', { name: 'Kirim kode' })
    if (withScript) await sendIt.dblclick()
    else {
      const key = await page.locator('input[name=request]').inputValue()
      await page.request.post(at.requests(), { form: { reference, request: key } })
      await sendIt.click()
    }
    await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible()
    await page.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone, 2))
    await press(page)
    await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diterima' })).toBeVisible()
    expect(await messagesTo(ibuRina.phone, 'one_time_code')).toHaveLength(2)
  },
)

journey('a second tab during the waiting time shows the field for the sent code', async ({ page, open }) => {
  const reference = nobodysReference()
  await askFor(page, open, reference)
  const tab = await page.context().newPage()
  await askFor(tab, async (address) => void (await tab.goto(address)), reference)
  await expect(tab.getByLabel('Kode 6 angka')).toBeVisible()
  await askFor(tab, async (address) => void (await tab.goto(address)), nobodysReference().replace('KP', 'TD'))
  await tab.getByLabel('Kode 6 angka').fill('123456')
  await press(tab)
  await expect(tab.getByRole('alert')).toContainText('mencoba 4 kali lagi')
  await page.getByLabel('Kode 6 angka').fill('123456')
  await press(page)
  await expect(page.getByRole('alert')).toContainText('mencoba 4 kali lagi')
})

test('an attacker who planted the flow cookie does not see the request that the code opens', async ({ page, browser }) => {
  const open = async (address: string) => {
    await page.goto(address)
    await untilAlive(page)
  }
  await open(at.consultation())
  const reference = await consult(page, ibuRina)
  await using stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await askFor(elsewhere, async (address) => void (await elsewhere.goto(address)), reference)
  await page.context().addCookies(await stranger.cookies())
  await open(elsewhere.url())
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone, 2))
  await press(page)
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diterima' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('alert')).toContainText('Kode ini sudah dipakai')
  // The visitor's own browser continues to the request.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diterima' })).toBeVisible()
})

journey('the wish for WhatsApp is stored once and confirmed once', async ({ page, open }) => {
  const reference = await consultAndFollow(page, open)
  await press(page, 'Hubungi saya lewat WhatsApp saja')
  await expect(page.getByText('Anda akan dihubungi lewat WhatsApp, bukan telepon.')).toBeVisible()
  await expect(page.getByText(/^Dealer menulis lewat WhatsApp/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hubungi saya lewat WhatsApp saja' })).toHaveCount(0)
  const [message] = await received(ibuRina.phone, 'whatsapp_preferred')
  expect(message?.text).toContain(reference)
})

journey('a visitor can give the request to another dealer', async ({ page, open }) => {
  await consultAndFollow(page, open)
  await page.getByRole('link', { name: 'Ganti dealer' }).click()
  await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Selatan')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: 'Srikandi Mampang' }).check()
  await press(page, 'Ganti ke dealer ini')
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Sudah diubah' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Srikandi Mampang' })).toBeVisible()
  await expect(page.getByText('Dealer diganti dari Dwindo Cakung ke Srikandi Mampang')).toBeVisible()
  const [message] = await received(ibuRina.phone, 'dealer_changed')
  expect(message?.text).toMatch(/Srikandi Mampang[\s\S]*paling lambat/)
  // This result page showed the first dealer before.
  await open(page.url().replace('/permintaan/', '/konsultasi-pembelian/result/'))
  await expect(page.getByRole('definition').filter({ hasText: 'Srikandi Mampang' })).toBeVisible()
})

journey('without a dealer nothing is changed, and the page names the missing choice', async ({ page, open }) => {
  await consultAndFollow(page, open)
  await page.getByRole('link', { name: 'Ganti dealer' }).click()
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await goOn(page, 'Tampilkan kota')
  await press(page, 'Ganti ke dealer ini')
  await expect(page).toHaveTitle(/^Kesalahan: Ganti dealer/)
  await page.getByRole('alert').getByRole('link', { name: 'Pilih dealer' }).click()
  await expect(page.getByLabel('Kota atau kabupaten')).toBeFocused()
  await page.getByRole('link', { name: 'Tetap seperti sekarang' }).click()
  await expect(page.getByText('Dwindo Cakung')).toBeVisible()
})

journey('a cancelled request has ended, and can be repeated with the same car and dealer', async ({ page, open }) => {
  await consultAndFollow(page, open)
  const requestPage = page.url()
  await page.getByRole('link', { name: 'Batalkan permintaan' }).click()
  await page.getByRole('link', { name: 'Tidak, kembali' }).click()
  await expect(page).toHaveURL(requestPage)
  await page.getByRole('link', { name: 'Batalkan permintaan' }).click()
  await press(page, 'Ya, batalkan')
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Dibatalkan' })).toBeVisible()
  await expect(page.getByText(/paling lambat/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ganti dealer' })).toHaveCount(0)
  await open(`${requestPage}/dealer`)
  await expect(page).toHaveURL(requestPage)
  await page.getByRole('link', { name: 'Konsultasi baru' }).click()
  await expect(page.getByRole('radio', { name: 'XFORCE' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
})

journey('withdrawing the consent ends the request and sends no message', async ({ page, open }) => {
  await consultAndFollow(page, open)
  await press(page, 'Hubungi saya lewat WhatsApp saja')
  await expect(page.getByText('Anda akan dihubungi lewat WhatsApp')).toBeVisible()
  await page.getByRole('link', { name: 'Cabut persetujuan' }).click()
  await press(page, 'Ya, cabut persetujuan')
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Persetujuan dicabut' })).toBeVisible()
  await expect(page.getByText('Anda akan dihubungi')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Batalkan permintaan' })).toHaveCount(0)
  await received(ibuRina.phone, 'consultation_sent')
  expect(await messagesTo(ibuRina.phone, 'request_cancelled')).toEqual([])
})

journey('a draft can be continued from its page, or cancelled without a message', async ({ page, open }) => {
  await open(at.consultation())
  await draftPlan(page, ibuRina)
  const token = /konsultasi-pembelian\/([\w-]+)\//.exec(page.url())?.[1] ?? ''
  await open(at.request(token))
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Menunggu kode' })).toBeVisible()
  await page.getByRole('link', { name: 'Lanjutkan permintaan' }).click()
  await expect(page.getByLabel('Kode 6 angka')).toBeVisible()
  await open(at.requestCancellation(token))
  await press(page, 'Ya, batalkan')
  await expect(page.getByRole('heading', { name: 'Konsultasi pembelian: Dibatalkan' })).toBeVisible()
  expect(await messagesTo(ibuRina.phone, 'request_cancelled')).toEqual([])
})

journey('an appointment moves to another dealer and time', async ({ page, open, withScript }) => {
  await open(at.testDrive({ vehicle: 'xforce', dealer: 'dwindo-radin-inten' }))
  await chooseTime(page, { day: withScript ? 7 : 8 })
  await book(page, ibuRina)
  const application = calendarApplication()
  const openCalendarFile = async (link: string) => {
    const address = await page.getByRole('link', { name: link }).getAttribute('href')
    application.open(await (await page.request.get(address ?? '')).text())
  }
  await openCalendarFile('Simpan ke kalender')
  const [before] = application.entries()
  await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
  const old = (await page.getByText(/^Jadwal Anda sekarang/).textContent())?.match(/: (.*? WIB)/)?.[1] ?? ''
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Selatan')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: 'Srikandi Mampang' }).check()
  await goOn(page, 'Tampilkan hari')
  await page
    .locator('input[name=date]:enabled')
    .nth(withScript ? 9 : 10)
    .check()
  await goOn(page, 'Tampilkan jam')
  await page.locator('input[name=time]').nth(1).check()
  await press(page, 'Pindahkan ke jam ini')
  await expect(page.getByRole('heading', { name: 'Test drive: Sudah diubah' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Srikandi Mampang' })).toBeVisible()
  const [message] = await received(ibuRina.phone, 'appointment_moved')
  expect(message?.text).toContain(`Dari: ${old}, di Dwindo Radin Inten\nKe: `)
  expect(message?.text).toContain('Srikandi Mampang')
  await expect(page.getByText(`Dealer diganti dari Dwindo Radin Inten (${old}) ke Srikandi Mampang (`)).toBeVisible()
  await openCalendarFile('Perbarui kalender')
  expect(application.entries()).toHaveLength(1)
  expect(application.entries()[0]?.start).not.toBe(before?.start)
})

test('choosing a time after a refused move does not move yet', async ({ page }) => {
  await page.goto(at.testDrive({ vehicle: 'xforce', dealer: 'suka-fajar-padang' }))
  await untilAlive(page)
  await chooseTime(page, { day: 6, time: 2 })
  await book(page, ibuRina)
  await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
  await untilAlive(page)
  const before = await page.getByText(/^Jadwal Anda sekarang/).textContent()
  await page.locator('input[name=date]:enabled').nth(9).check()
  await page.locator('input[name=time]').first().waitFor()
  await press(page, 'Pindahkan ke jam ini')
  await expect(page.getByRole('alert')).toContainText('Pilih jam')
  await page.locator('input[name=time]').first().check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.getByText(/^Jadwal Anda sekarang/).textContent()).toBe(before)
  const requestPage = page.url().replace('/jadwal', '')
  expect(await (await page.request.get(requestPage)).text()).toContain('Test drive: Sudah diterima')
  await press(page, 'Pindahkan ke jam ini')
  await expect(page.getByRole('heading', { name: 'Test drive: Sudah diubah' })).toBeVisible()
})

test('the pages of a request are private', async ({ page, request }) => {
  const strange = 'tidak-dikenal'
  const pages = [at.request, at.requestMove, at.requestDealer, at.requestCancellation, at.requestConsent, at.requestCalendar]
  for (const address of pages.map((of) => of(strange))) expect((await request.get(address)).status(), address).toBe(404)
  for (const address of pages.slice(0, 5).map((of) => of(strange)))
    expect((await request.post(address, { form: {} })).status(), address).toBe(404)
  expect((await request.get(at.requestCode('kurang', 'KP-7K3M9Q'), { maxRedirects: 0 })).status()).toBe(302)
  await page.goto(at.requests())
  await untilAlive(page)
  await consultAndFollow(page, async (address) => {
    await page.goto(address)
    await untilAlive(page)
  })
  expect((await request.get(page.url())).headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
