import { at } from '~/addresses.ts'
import { expect, journey, untilAlive } from '../../../tests/support/journey.ts'
import { test } from '../../../tests/support/lasting-page.ts'
import { bookVisit, fillInVisit, fillTheBays, serviceReference } from '../../../tests/support/service-visitor.ts'
import { chooseTime, goOn, ibuRina, send } from '../../../tests/support/visitor.ts'

const xpander = { vehicle: 'xpander', year: '2024', type: 'berkala', kilometres: '38.500' }
const openAt = (dealer: string) => at.serviceBooking({ ...xpander, dealer })
/** The runs with and without script use different days. */
const ownDay = (withScript: boolean) => ({ day: withScript ? 1 : 2 })

journey(
  'a visitor chooses car, work, dealer and time, and sees all details on the result page',
  async ({ page, open, withScript }) => {
    await open(at.serviceBooking())
    await page.getByRole('radio', { name: 'Xpander', exact: true }).check()
    await goOn(page, 'Tampilkan varian')
    await page.getByLabel('Varian').selectOption('ultimate-cvt')
    await page.getByLabel('Tahun pembuatan').fill('2024')
    await page.getByRole('radio', { name: /^Servis berkala/ }).check()
    await page.getByRole('textbox', { name: 'Kilometer' }).fill('38rb')
    await page.getByRole('textbox', { name: 'Kilometer' }).press('Tab')
    await goOn(page, 'Tampilkan pekerjaan dan biaya')
    const work = page.getByRole('region', { name: 'Yang akan dikerjakan' })
    await expect(work).toContainText('Servis 40.000 km atau 24 bulan')
    await expect(work).toContainText(/Sekitar Rp\s3\.400\.000 – Rp\s4\.300\.000/)
    await expect(work).toContainText('data Desember 2025')
    await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
    await goOn(page, 'Tampilkan kota')
    await page.getByLabel('Kota atau kabupaten').selectOption('Kota Jakarta Timur')
    await goOn(page, 'Tampilkan dealer')
    await page.getByRole('radio', { name: 'Dwindo Cakung' }).check()
    await goOn(page, 'Tampilkan hari')
    await chooseTime(page, ownDay(withScript))
    await fillInVisit(page, ibuRina, { plate: 'b-1234-xyz', complaint: 'Rem depan bunyi' })
    expect(page.url()).not.toMatch(/Rina|1234|bunyi/)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
    expect(await serviceReference(page)).toMatch(/^SV-/)
    for (const fact of ['Servis berkala 40.000 km', 'B 1234 XYZ', '38.000 km', 'Rem depan bunyi'])
      await expect(page.getByText(fact, { exact: true })).toBeVisible()
    await expect(page.getByText('Dwindo Cakung')).toBeVisible()
    await expect(page.getByText(/^\w+, \d+ \w+ \d{4}, \d\d\.\d\d WIB$/)).toBeVisible()
    await expect(page.getByText(/paling lambat .* WIB/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Yang akan dikerjakan' })).toContainText('Ganti minyak rem')
    expect(page.url()).not.toMatch(/Rina|1234|bunyi/)
  },
)

journey('the address fills in car, service and dealer, in any spelling', async ({ page, open }) => {
  await open(at.serviceBooking({ dealer: 'bumen-redja-abadi-tebet', vehicle: 'Pajero Sport', type: 'bodi-cat' }))
  await expect(page.getByRole('radio', { name: 'New Pajero Sport' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Bodi & cat/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Bumen Redja Abadi Tebet/ })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Hari' })).toBeVisible()
})

journey('a dealer that does not paint is named, and only dealers that paint are offered', async ({ page, open }) => {
  await open(at.serviceBooking({ dealer: 'dwindo-cakung', type: 'bodi-cat' }))
  await expect(page.getByText('Dwindo Cakung tidak melayani bodi & cat. Pilih dealer lain di bawah.')).toBeVisible()
  await page.getByLabel('Provinsi').selectOption('DKI Jakarta')
  await goOn(page, 'Tampilkan kota')
  await expect(page.getByRole('radio', { name: /Bumen Redja Abadi Tebet/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Srikandi Mampang/ })).toHaveCount(0)
})

journey('without kilometres the year gives the possible visits', async ({ page, open }) => {
  await open(at.serviceBooking({ ...xpander, kilometres: '' }))
  const work = page.getByRole('region', { name: 'Yang akan dikerjakan' })
  await expect(work.getByRole('group')).toHaveCount(3)
  await work.getByText('Servis 50.000 km atau 30 bulan').click()
  await expect(work.getByText('Ganti oli mesin').nth(1)).toBeVisible()
  await expect(work.getByText('Isi kilometer agar kami tahu yang mana.')).toBeVisible()
})

journey('a car of 2018 sees the repair campaign that may concern it', async ({ page, open }) => {
  await open(at.serviceBooking({ vehicle: 'xpander', year: '2018', type: 'kampanye-perbaikan' }))
  await expect(page.getByText('Pompa bahan bakar, mobil buatan 2017–2019, diumumkan Juni 2020')).toBeVisible()
})

journey('a visit for a model of earlier years can be booked by the name of the model', async ({ page, open, withScript }) => {
  await open(at.serviceBooking({ dealer: 'srikandi-subang', type: 'perbaikan-umum', year: '2008' }))
  await page.getByRole('radio', { name: 'Lancer' }).check()
  await goOn(page, 'Tampilkan varian')
  await expect(page.getByLabel('Varian')).toHaveCount(0)
  await chooseTime(page, ownDay(withScript))
  await fillInVisit(page, ibuRina)
  await send(page)
  await expect(page.getByLabel('Keluhan')).toHaveAccessibleDescription(/Kesalahan: Isi keluhan Anda/)
  await bookVisit(page, ibuRina, { complaint: 'Mesin brebet saat dingin.\nSudah dua minggu.' })
  await expect(page.getByText('Lancer', { exact: true })).toBeVisible()
  await expect(page.getByText('Tanyakan biaya dan lama perbaikan sesudah pemeriksaan')).toBeVisible()
})

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(openAt('srikandi-sumedang'))
  await chooseTime(page)
  await page.getByLabel('Tahun pembuatan').fill('21')
  await page.getByLabel('Nomor polisi').fill('Xpander')
  await page.getByLabel('Keluhan').fill('Bunyi\nkeras')
  await page.getByLabel('Nomor HP', { exact: true }).fill('022 555 1234')
  await page.getByLabel('Nomor HP', { exact: true }).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Booking servis/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Tahun pembuatan')).toHaveValue('21')
  await expect(page.getByLabel('Nomor polisi')).toHaveValue('Xpander')
  await expect(page.getByLabel('Keluhan')).toHaveValue('Bunyi\nkeras')
  await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveValue('022 555 1234')
  await expect(page.getByLabel('Nomor polisi')).toHaveAccessibleDescription(/Kesalahan: Nomor polisi harus seperti di STNK/)
  await page.getByRole('link', { name: 'Tahun pembuatan harus empat angka, misalnya 2021' }).click()
  await expect(page.getByLabel('Tahun pembuatan')).toBeFocused()
})

journey(
  'a time that was taken in the meantime can be replaced by a near one with one press',
  async ({ page, open, withScript }) => {
    await open(openAt('sun-star-motor-malang'))
    await chooseTime(page, { ...ownDay(withScript), time: 4 })
    await fillInVisit(page, ibuRina, { complaint: 'Rem bunyi' })
    await fillTheBays(page)
    await send(page)
    await expect(page.getByRole('heading', { name: /^Jam \d\d\.\d\d WIB baru saja terisi$/ })).toBeVisible()
    await expect(page.getByLabel('Nomor polisi')).toHaveValue('B 1234 XYZ')
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
  const first = await bookVisit(page, ibuRina)
  const result = page.url()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Booking servis', exact: true })).toBeVisible()
  if (withScript) await untilAlive(page)
  expect(await bookVisit(page, ibuRina)).toBe(first)
  expect(page.url()).toBe(result)
})

journey('a visitor can move a booking and then cancel it', async ({ page, open, withScript }) => {
  await open(openAt('suka-fajar-padang'))
  await chooseTime(page, ownDay(withScript))
  const booked = await bookVisit(page, ibuRina)
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
  await expect(page.getByRole('heading', { name: 'Booking servis: Sudah diubah' })).toBeVisible()
  await expect(page.getByText(new RegExp(`, ${label}$`)).first()).toBeVisible()
  expect(await serviceReference(page)).toBe(booked)
  await page.getByRole('link', { name: 'Batalkan permintaan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('heading', { name: 'Booking servis: Dibatalkan' })).toBeVisible()
})

test('a refused field is checked again while it is corrected', async ({ page }) => {
  await page.goto(openAt('setiakawan-menara-motor-serang'))
  await untilAlive(page)
  await chooseTime(page)
  await send(page)
  const plate = page.getByLabel('Nomor polisi')
  await expect(plate).toHaveAccessibleDescription(/Isi nomor polisi mobil Anda/)
  await plate.fill('1234')
  await expect(plate).toHaveAccessibleDescription(/harus seperti di STNK/)
  await plate.fill('L 12 AB')
  await expect(plate).not.toHaveAccessibleDescription(/Kesalahan/)
  await expect(page.getByRole('alert').getByRole('link', { name: /polisi/ })).toHaveCount(0)
})

test('the typed values stay when the kilometres change the work', async ({ page }) => {
  await page.goto(openAt('dwindo-radin-inten'))
  await untilAlive(page)
  await chooseTime(page)
  await fillInVisit(page, ibuRina, { complaint: 'Rem bunyi' })
  await page.getByRole('textbox', { name: 'Kilometer' }).fill('49.500')
  await page.getByRole('textbox', { name: 'Kilometer' }).press('Tab')
  await expect(page.getByRole('region', { name: 'Yang akan dikerjakan' })).toContainText('Servis 50.000 km')
  await expect(page.getByLabel('Keluhan')).toHaveValue('Rem bunyi')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  expect(page.url()).toContain('kilometres=49.500')
  expect(page.url()).not.toContain('Rina')
})

test('a car, a service and a time can be chosen with the keyboard alone', async ({ page }) => {
  await page.goto(at.serviceBooking({ dealer: 'sun-star-motor-denpasar', year: '2024' }))
  await untilAlive(page)
  await page.getByRole('radio', { name: 'Xpander', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: /^Servis berkala/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Perbaikan umum/ })).toBeFocused()
  await expect(page).toHaveURL(/type=perbaikan-umum/)
  await page.locator('input[name=date]:enabled').nth(3).focus()
  await page.keyboard.press('Space')
  await page.locator('input[name=time]').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Nomor polisi')).toBeVisible()
  await expect(page.locator('input[name=time]:checked')).toBeFocused()
})

test('the calendar file has the start and the end of the visit', async ({ page }) => {
  await page.goto(openAt('prabasonta-motor-madiun'))
  await untilAlive(page)
  await chooseTime(page, { day: 3 })
  await bookVisit(page, ibuRina)
  const address = await page.getByRole('link', { name: 'Simpan ke kalender' }).getAttribute('href')
  const file = await (await page.request.get(String(address))).text()
  expect(file).toMatch(/DTSTART;TZID=Asia\/Jakarta:\d{8}T083000\r\n/)
  expect(file).toMatch(/DTEND;TZID=Asia\/Jakarta:\d{8}T113000\r\n/)
})

test('result pages are private: unknown tokens answer 404, and known pages are never cached or indexed', async ({
  page,
  request,
}) => {
  expect((await request.get(at.serviceBookingResult('tidak-dikenal'))).status()).toBe(404)
  await page.goto(at.serviceBookingResults())
  await expect(page).toHaveURL(at.serviceBooking())
  await page.goto(openAt('setiakawan-menara-motor-cilegon'))
  await untilAlive(page)
  await chooseTime(page)
  await bookVisit(page, ibuRina)
  const answer = await request.get(page.url())
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('every POST is answered with a page', async ({ request }) => {
  const post = (form: Record<string, string>) => request.post(at.serviceBooking(), { form, maxRedirects: 0 })
  const empty = await post({})
  expect(empty.status()).toBe(422)
  const html = await empty.text()
  for (const field of ['vehicle', 'year', 'type', 'province', 'date', 'time', 'plate', 'name', 'phone', 'agreement'])
    expect(html).toContain(`id="${field}-error"`)
  const person = { plate: 'B 1 A', name: 'Rina', phone: '081234567890', agreement: 'ya' }
  const filled = { ...xpander, dealer: 'dwindo-cakung', date: '2027-01-04', time: '09:30', ...person }
  for (const field of ['year', 'type', 'date', 'time', 'plate', 'kilometres', 'phone'] as const)
    expect((await post({ ...filled, [field]: `${filled[field]}\u0000` })).status(), field).toBe(422)
  expect((await post({ ...filled, vehicle: 'pesawat' })).status()).toBe(422)
  expect((await post({ ...filled, dealer: 'toko-sebelah' })).status()).toBe(422)
  expect((await post({ ...filled, color: 'x'.repeat(5000) })).status()).toBe(422)
  expect((await post({ ...filled, complaint: 'x'.repeat(5000) })).status()).toBe(422)
  expect((await post({ ...filled, type: 'bodi-cat', complaint: 'Penyok' })).status()).toBe(422)
  expect((await post({ ...filled, date: '2020-01-06' })).status()).toBe(409)
  const json = { data: '{}', headers: { 'Content-Type': 'application/json' } }
  expect((await request.post(at.serviceBooking(), json)).status()).toBe(415)
})
