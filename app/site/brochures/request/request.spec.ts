import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../../tests/support/journey.ts'
import { ibuRina, pakBudi } from '../../../../tests/support/visitor.ts'
import { untilMade } from '../visit.ts'
import { askedFor, fillInPerson, model, send, sendThrough } from './visit.ts'

const form = at.brochureRequest({ id: '22' })

journey('a visitor has a brochure sent to their WhatsApp and downloads it in the meantime', async ({ page, open }) => {
  await untilMade(page.request)
  await open(at.brochures({ id: '22' }))
  await page.getByRole('link', { name: 'Kirim lewat WhatsApp Brosur Xpander', exact: true }).click()
  await expect(page).toHaveURL(form)
  await expect(model(page)).toHaveValue('xpander')
  await fillInPerson(page, ibuRina)
  const reference = await sendThrough(page)
  const next = page.getByRole('region', { name: 'Selanjutnya' })
  await expect(next).toContainText(`WhatsApp nomor Anda yang berakhiran ${ibuRina.phone.slice(-4)}.`)
  await expect(next).toContainText(`sebutkan ${reference}.`)
  expect(page.url()).not.toMatch(/Rina|0812/)
  await expect(page.getByText(/\(PDF, \d+ KB, \d+ halaman\)/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('brosur-xpander.pdf')
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await expect(page.getByRole('heading', { name: 'Brosur: Sudah diterima' })).toBeVisible()
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible()
})

test('the share link of a sent brochure is a text with an address that opens the brochure', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(at.brochureRequest({ id: '25' }))
  await untilAlive(page)
  await fillInPerson(page, ibuRina)
  await sendThrough(page)
  const address = new URL((await page.getByRole('link', { name: 'Bagikan ke orang lain' }).getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  const [text, shared = ''] = (address.searchParams.get('text') ?? '').split('\n')
  expect(text).toMatch(/^Brosur XFORCE \(PDF, \d+ KB, 6 halaman\)$/)
  expect(shared).toBe(`${baseURL}${at.brochureDownload({ id: '25', lihat: '1' })}`)
  const answer = await request.get(shared)
  expect(answer.headers()['content-disposition']).toMatch(/^inline; filename="brosur-xforce\.pdf"/)
})

journey('a model no longer sold new can be chosen from the list', async ({ page, open }) => {
  await open(at.brochures())
  await page.getByRole('link', { name: 'Kirim lewat WhatsApp Brosur Xpander', exact: true }).click()
  await model(page).selectOption('Eclipse Cross (tidak lagi dijual baru)')
  await fillInPerson(page, ibuRina)
  await sendThrough(page)
  await expect(askedFor(page)).toHaveText('Eclipse Cross')
  await expect(page.getByRole('link', { name: 'Booking test drive' })).toHaveCount(0)
})

journey('a refused form keeps the typed values and links to each field with an error', async ({ page, open }) => {
  await open(at.brochureRequest({ id: '999' }))
  await page.getByLabel('Nama', { exact: true }).fill(' 42 ')
  await page.getByLabel('Nomor HP', { exact: true }).fill('021 555 1234')
  await page.getByLabel('Nomor HP', { exact: true }).press('Enter')
  await expect(page).toHaveTitle(/^Kesalahan: Kirim brosur lewat WhatsApp/)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Pilih brosur yang Anda inginkan',
    'Nama harus berisi huruf',
    'Nomor HP harus diawali 08 atau +62 8',
    'Beri persetujuan agar kami dapat mengirim brosur ini',
  ])
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(' 42 ')
  const phone = page.getByLabel('Nomor HP', { exact: true })
  await expect(phone).toHaveValue('021 555 1234')
  await expect(phone).toHaveAccessibleDescription(/Contoh: 0812 3456 7890.*Kesalahan: Nomor HP harus diawali 08/)
  await summary.getByRole('link', { name: /^Nomor HP/ }).click()
  await expect(phone).toBeFocused()
  await summary.getByRole('link', { name: /^Pilih brosur/ }).click()
  await expect(model(page)).toBeFocused()
})

journey('the Tab key goes from the model to the button in the order of the page', async ({ page, open }) => {
  await open(form)
  await model(page).focus()
  const controls = [
    page.getByLabel('Nama', { exact: true }),
    page.getByLabel('Nomor HP', { exact: true }),
    page.getByLabel(/^Saya setuju/),
    page.getByRole('main').getByRole('link', { name: 'Pemberitahuan privasi' }),
    page.getByLabel(/^Ingat nama/),
    page.getByRole('button', { name: 'Kirim brosur' }),
  ]
  for (const control of controls) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
})

journey(
  'going back and sending again makes no new request; for another model the page offers one',
  async ({ page, open, withScript }) => {
    await open(form)
    await fillInPerson(page, ibuRina)
    const first = await sendThrough(page)
    const result = page.url()
    await page.goBack()
    if (withScript) await untilAlive(page)
    await fillInPerson(page, ibuRina)
    expect(await sendThrough(page)).toBe(first)
    expect(page.url()).toBe(result)
    await page.goBack()
    if (withScript) await untilAlive(page)
    await model(page).selectOption('Triton')
    await fillInPerson(page, ibuRina)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Brosur dari formulir ini sudah kami kirim' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Lihat permintaan itu' })).toBeVisible()
    await page.getByRole('button', { name: 'Kirim sebagai permintaan baru' }).click()
    await expect(askedFor(page)).toHaveText('Triton')
    await expect(page.getByText(first)).toHaveCount(0)
  },
)

journey('with consent, this device fills name and number into the next form until they are forgotten', async ({ page, open }) => {
  await open(form)
  await fillInPerson(page, pakBudi)
  await page.getByLabel('Ingat nama dan nomor HP ini di perangkat ini untuk formulir berikutnya.').check()
  await sendThrough(page)
  await open(at.brochureRequest({ id: '25' }))
  await expect(model(page)).toHaveValue('xforce')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(pakBudi.name)
  const phone = page.getByLabel('Nomor HP', { exact: true })
  expect((await phone.inputValue()).replaceAll(/\D/g, '')).toBe(pakBudi.phone.replaceAll(/\D/g, ''))
  await page.getByRole('button', { name: 'Lupakan data ini' }).click()
  await expect(phone).toHaveValue('')
  await expect(model(page)).toHaveValue('xforce')
})

journey('the result page of a cancelled request says so', async ({ page, open }) => {
  await open(form)
  await fillInPerson(page, ibuRina)
  await sendThrough(page)
  const result = page.url()
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await page.getByRole('link', { name: 'Batalkan' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await page.goto(result)
  await expect(page.getByRole('heading', { name: 'Brosur: Dibatalkan' })).toBeVisible()
})

test('another model shows another car and keeps what is typed', async ({ page }) => {
  await page.goto(form)
  await untilAlive(page)
  await fillInPerson(page, ibuRina)
  await model(page).selectOption('L300')
  await expect(page.getByRole('complementary', { name: 'Pilihan Anda' })).toContainText('L300')
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await expect(page.getByLabel(/^Saya setuju/)).toBeChecked()
})

test('an unfinished form is restored after the tab was closed; the model of a new link wins', async ({ page, context }) => {
  await page.goto(form)
  await untilAlive(page)
  await page.getByLabel('Nama', { exact: true }).fill(ibuRina.name)
  await page.close()
  const again = await context.newPage()
  await again.goto(at.brochureRequest({ id: 'triton' }))
  await again.getByRole('button', { name: 'Ya, lanjutkan' }).click()
  await expect(again.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await expect(model(again)).toHaveValue('triton')
})

test('two quick presses on the button make one request', async ({ page }) => {
  await page.goto(form)
  await untilAlive(page)
  await fillInPerson(page, ibuRina)
  await page.getByRole('button', { name: 'Kirim brosur' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Brosur dalam perjalanan' })).toBeVisible()
  const result = page.url()
  await page.goBack()
  await untilAlive(page)
  await fillInPerson(page, ibuRina)
  await sendThrough(page)
  expect(page.url()).toBe(result)
})

const sound = { vehicle: 'xpander', name: 'Rina Wulandari', phone_number: '0812 3456 7890', agreement: 'ya' }
for (const [what, changes] of Object.entries({
  'an unknown model': { vehicle: 'kijang' },
  'a model that is markup': { vehicle: '<script>' },
  'a number with letters': { phone_number: 'nomor saya' },
  'a number that is too short': { phone_number: '0812' },
  'a name without letters': { name: '😀' },
  'a name that is too long': { name: 'a'.repeat(101) },
  'no agreement': { agreement: '' },
})) {
  test(`${what} is refused with every other answer kept`, async ({ page, request }) => {
    const typed: typeof sound = { ...sound, ...changes }
    const answer = await request.post(at.brochureRequest(), { form: typed, maxRedirects: 0 })
    expect(answer.status()).toBe(422)
    await page.route(`**${at.brochureRequest()}`, (route) => route.fulfill({ response: answer }))
    await page.goto(at.brochureRequest())
    await expect(page.locator('input[name=name]')).toHaveValue(typed.name)
    await expect(page.locator('input[name=phone_number]')).toHaveValue(typed.phone_number)
    await expect(model(page)).toHaveValue(typed.vehicle === 'xpander' ? 'xpander' : '')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  })
}

test('the form has the hidden fields for the operator’s tags and a new key at each visit', async ({ page }) => {
  const answer = await page.goto(form)
  expect(answer?.headers()['cache-control']).toBe('private, no-cache')
  for (const name of ['hidden_phone', 'hidden_email']) await expect(page.locator(`input[name=${name}]`)).toHaveValue('')
  const key = () => page.locator('input[name=request]').inputValue()
  const first = await key()
  await page.goto(form)
  expect(await key()).not.toBe(first)
})

test('a result address without its token redirects to the form; an unknown token answers 404', async ({ request }) => {
  const withoutToken = await request.get(at.brochureResults(), { maxRedirects: 0 })
  expect([withoutToken.status(), withoutToken.headers().location]).toEqual([302, at.brochureRequest()])
  expect((await request.get(at.brochureResult('tidak-dikenal'))).status()).toBe(404)
})
