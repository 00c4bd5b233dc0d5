import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { calendarApplication } from '../../../tests/support/calendar.ts'
import { expect, journey, untilAlive } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'
import {
  book,
  chooseTime,
  fillIn,
  goOn,
  ibuRina,
  pakBudi,
  reference,
  send,
  takeTheSamePlace,
} from '../../../tests/support/visitor.ts'

const openAt = (dealer: string) => at.testDrive({ vehicle: 'xforce', dealer })
/** The runs with and without script use different days. */
const ownDay = (withScript: boolean) => ({ day: withScript ? 1 : 2 })

journey('a visitor chooses car, dealer and time, and sees all details on the result page', async ({ page, open, withScript }) => {
  await open(at.testDrive())
  await page.getByRole('radio', { name: 'Triton' }).check()
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await goOn(page, 'Tampilkan kota')
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
  await goOn(page, 'Tampilkan dealer')
  await page.getByRole('radio', { name: 'Dwindo Cakung' }).check()
  await goOn(page, 'Tampilkan hari')
  await chooseTime(page, ownDay(withScript))
  await fillIn(page, ibuRina)
  expect(page.url()).not.toMatch(/Rina|3456|contoh/)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  expect(await reference(page)).toMatch(/^TD-/)
  await expect(page.getByText('Dwindo Cakung')).toBeVisible()
  await expect(page.getByText(/^\w+, \d+ \w+ \d{4}, \d\d\.\d\d WIB$/)).toBeVisible()
  await expect(page.getByText(/paling lambat .* WIB/)).toBeVisible()
  expect(page.url()).not.toMatch(/Rina|3456|contoh/)
})

journey('the address fills in car and dealer, in any spelling', async ({ page, open }) => {
  await open(at.testDrive({ vehicle: 'Pajero Sport', dealer: 'sun-star-motor-denpasar' }))
  await expect(page.getByRole('radio', { name: 'New Pajero Sport' })).toBeChecked()
  await expect(page.getByLabel('Provinsi')).toHaveValue('51')
  await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Hari' })).toBeVisible()
})

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(openAt('srikandi-subang'))
  await chooseTime(page)
  await page.getByLabel('Nama', { exact: true }).fill('Rina Wulandari')
  await page.getByLabel('Nomor HP', { exact: true }).fill('022 555 1234')
  await page.getByLabel('Nomor HP', { exact: true }).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Test drive/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Rina Wulandari')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveValue('022 555 1234')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveAccessibleDescription(/Kesalahan: Nomor HP harus diawali 08/)
  await page.getByRole('link', { name: 'Isi alamat e-mail Anda' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
})

journey(
  'a time that was taken in the meantime can be replaced by a near one with one press',
  async ({ page, open, withScript }) => {
    await open(openAt('srikandi-sumedang'))
    await chooseTime(page, { ...ownDay(withScript), time: 4 })
    await fillIn(page, ibuRina)
    await takeTheSamePlace(page, pakBudi)
    await send(page)
    await expect(page.getByRole('heading', { name: /^Jam \d\d\.\d\d WIB baru saja terisi$/ })).toBeVisible()
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
    const alternatives = page.getByRole('alert').getByRole('button')
    await expect(alternatives).toHaveCount(3)
    const [time = ''] = ((await alternatives.first().textContent()) ?? '').match(/^\d\d\.\d\d WIB/) ?? []
    await alternatives.first().click()
    await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
    await expect(page.getByText(new RegExp(`, ${time}$`))).toBeVisible()
  },
)

journey('going back and sending again leads to the same booking', async ({ page, open, withScript }) => {
  await open(openAt('dahana-berlian-motors-garut'))
  await chooseTime(page, ownDay(withScript))
  const first = await book(page, ibuRina)
  const result = page.url()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Test drive', exact: true })).toBeVisible()
  if (withScript) await untilAlive(page)
  expect(await book(page, ibuRina)).toBe(first)
  expect(page.url()).toBe(result)
})

journey(
  'going back and changing the form offers to move the booking or to send a new one',
  async ({ page, open, withScript }) => {
    await open(openAt('dahana-berlian-motors-tasikmalaya'))
    await chooseTime(page, ownDay(withScript))
    const first = await book(page, ibuRina)
    await page.goBack()
    if (withScript) await untilAlive(page)
    await fillIn(page, pakBudi)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Permintaan dari formulir ini sudah kami terima' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pindahkan jadwal' })).toBeVisible()
    await chooseTime(page, { day: 5, time: withScript ? 0 : 4 })
    // The visitor has already chosen another time, which answers the question.
    await send(page)
    await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
    expect(await reference(page)).not.toBe(first)
  },
)

journey('a visitor can move a booking', async ({ page, open, withScript }) => {
  await open(openAt('suka-fajar-padang'))
  await chooseTime(page, ownDay(withScript))
  const booked = await book(page, ibuRina)
  await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
  await page
    .locator('input[name=date]:enabled')
    .nth(withScript ? 5 : 6)
    .check()
  await goOn(page, 'Tampilkan jam')
  const time = page.locator('input[name=time]').nth(2)
  const label = `${(await time.inputValue()).replace(':', '.')} WIB`
  await time.check()
  await page.getByRole('button', { name: 'Pindahkan ke jam ini' }).click()
  await expect(page.getByRole('heading', { name: 'Test drive: Sudah diubah' })).toBeVisible()
  await expect(page.getByText(label).first()).toBeVisible()
  expect(await reference(page)).toBe(booked)
})

journey('a visitor can cancel a booking and is offered a new one', async ({ page, open, withScript }) => {
  await open(openAt('sun-star-motor-malang'))
  await chooseTime(page, ownDay(withScript))
  await book(page, ibuRina)
  await page.getByRole('link', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('heading', { name: 'Test drive: Dibatalkan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pindahkan jadwal' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Pilih jadwal baru' }).click()
  await expect(page.getByRole('radio', { name: 'XFORCE' })).toBeChecked()
})

test('two quick presses on the button make one booking', async ({ page }) => {
  await page.goto(openAt('prabasonta-motor-madiun'))
  await untilAlive(page)
  await chooseTime(page)
  await fillIn(page, ibuRina)
  await page.getByRole('button', { name: 'Kirim permintaan' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
})

test('a refused field is checked again while it is corrected', async ({ page }) => {
  await page.goto(openAt('setiakawan-menara-motor-serang'))
  await untilAlive(page)
  await chooseTime(page)
  await send(page)
  const phone = page.getByLabel('Nomor HP', { exact: true })
  await untilAlive(page)
  await expect(phone).toHaveAccessibleDescription(/Isi nomor HP Anda/)
  await phone.fill('0812')
  await expect(phone).toHaveAccessibleDescription(/harus 10 sampai 14 angka/)
  await phone.fill('0812 3456 7890')
  await expect(phone).not.toHaveAccessibleDescription(/Kesalahan/)
  await expect(page.getByRole('alert').getByRole('link', { name: /HP/ })).toHaveCount(0)
})

test('the typed values stay when another dealer is chosen', async ({ page }) => {
  await page.goto(openAt('dwindo-radin-inten'))
  await untilAlive(page)
  await chooseTime(page)
  await fillIn(page, ibuRina)
  await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Selatan')
  await page.getByRole('radio', { name: 'Srikandi Mampang' }).check()
  await expect(page).toHaveURL(/dealer=srikandi-mampang/)
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  expect(page.url()).not.toContain('Rina')
})

test('the calendar file has the local time of the dealer, and changes with the booking', async ({ page }) => {
  await page.goto(openAt('sun-star-motor-denpasar'))
  await untilAlive(page)
  await chooseTime(page, { day: 3 })
  await book(page, ibuRina)
  const calendar = await page.request.get(await calendarOf(page))
  expect(calendar.headers()['content-type']).toBe('text/calendar; method=PUBLISH; charset=utf-8')
  expect(calendar.headers()['cache-control']).toBe('private, no-store')
  const file = await calendar.text()
  expect(file).toMatch(/DTSTART;TZID=Asia\/Makassar:\d{8}T083000\r\n/)
  expect(file).toContain('TZOFFSETTO:+0800\r\n')
  const application = calendarApplication()
  application.open(file)
  await page.getByRole('link', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('heading', { name: 'Test drive: Dibatalkan' })).toBeVisible()
  const cancelled = await page.request.get(await calendarOf(page, 'Hapus dari kalender'))
  expect(cancelled.headers()['content-type']).toBe('text/calendar; method=CANCEL; charset=utf-8')
  application.open(await cancelled.text())
  expect(application.entries()).toEqual([])
  await page.goto(page.url().replace('/permintaan/', `${at.testDriveResults()}/`))
  await expect(page.getByRole('link', { name: 'Hapus dari kalender' })).toBeVisible()
})

async function calendarOf(page: Page, link = 'Simpan ke kalender'): Promise<string> {
  return (await page.getByRole('link', { name: link }).getAttribute('href')) ?? ''
}

test('result pages are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  expect((await request.get(at.testDriveResult('tidak-dikenal'))).status()).toBe(404)
  expect((await request.get(at.requestMove('tidak-dikenal'))).status()).toBe(404)
  expect((await request.post(at.requestCancellation('tidak-dikenal'), { form: {} })).status()).toBe(404)
  await page.goto(at.testDriveResults())
  await expect(page).toHaveURL(at.testDrive())
  await untilAlive(page)
  await page.goto(openAt('setiakawan-menara-motor-cilegon'))
  await untilAlive(page)
  await chooseTime(page)
  await book(page, ibuRina)
  const answer = await request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('every POST is answered with a page', async ({ request }) => {
  const empty = await request.post(at.testDrive(), { form: {} })
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  for (const field of ['vehicle', 'province', 'date', 'time', 'name', 'phone', 'email', 'agreement'])
    expect(html).toContain(`id="${field}-error"`)
  const filled = {
    vehicle: 'xforce',
    dealer: 'dwindo-cakung',
    date: '2026-12-01',
    time: '09:30',
    name: 'Rina',
    phone: '081234567890',
    email: 'rina@contoh.id',
    agreement: 'ya',
  }
  for (const field of ['vehicle', 'dealer', 'date', 'time', 'phone', 'email'] as const)
    expect((await request.post(at.testDrive(), { form: { ...filled, [field]: `${filled[field]}\u0000` } })).status()).toBe(422)
  expect((await request.post(at.testDrive(), { form: { ...filled, name: '\u0000' } })).status()).toBe(422)
  expect((await request.post(at.testDrive(), { form: { ...filled, date: '0000-01-01' } })).status()).toBe(422)
  expect((await request.post(at.testDrive(), { data: '{}', headers: { 'Content-Type': 'application/json' } })).status()).toBe(415)
  const broken = { data: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } }
  expect((await request.post(at.testDrive(), broken)).status()).toBe(400)
})
