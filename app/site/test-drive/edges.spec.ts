import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { agree, book, chooseTime, fillIn, ibuRina, pakBudi, reference, send } from '../../../tests/support/visitor.ts'

const openAt = (dealer: string) => at.testDrive({ vehicle: 'xforce', dealer })

journey('the typed values are there again after going to another page and back', async ({ page, open, withScript }) => {
  await open(openAt('dwindo-bintaro'))
  await chooseTime(page, { day: 6 })
  await fillIn(page, ibuRina)
  await page.goto(at.cars())
  await page.goBack()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ibuRina.email)
  // Without script the browser restores the tick itself.
  if (withScript) await expect(page.getByLabel(/^Saya setuju/)).not.toBeChecked()
})

test('a form that was refused, corrected and sent is complete after going back, and leads to the same result', async ({
  page,
}) => {
  await page.goto(openAt('dwindo-radin-inten'))
  await untilAlive(page)
  await chooseTime(page, { day: 3 })
  await send(page)
  await page.getByRole('alert').waitFor()
  await untilAlive(page)
  const first = await book(page, ibuRina)
  const result = page.url()
  await page.goBack()
  await untilAlive(page)
  await expect(page.getByRole('radio', { name: 'XFORCE' })).toBeChecked()
  await expect(page.locator('input[name=time]:checked')).toHaveCount(1)
  await agree(page)
  await send(page)
  await expect(page).toHaveURL(result)
  expect(await reference(page)).toBe(first)
})

journey('a phone number with two drives on a day sees which, and the typed values stay', async ({ page, open, withScript }) => {
  const day = withScript ? 7 : 8
  const references: string[] = []
  for (const time of [0, 4]) {
    await open(openAt('prabasonta-motor-madiun'))
    await chooseTime(page, { day, time })
    references.push(await book(page, ibuRina))
  }
  await open(openAt('prabasonta-motor-madiun'))
  await chooseTime(page, { day, time: 4 })
  await fillIn(page, ibuRina)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Nomor HP ini sudah punya 2 test drive pada hari itu' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(references.join(', '))
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
})

journey('a link to a past time says so and offers other times', async ({ page, open }) => {
  await open(at.testDrive({ vehicle: 'xforce', dealer: 'dwindo-cakung', date: '2026-01-05', time: '09:30' }))
  await expect(page.getByText('Jam 09.30 WIB tidak dapat dipesan lagi.')).toBeVisible()
  await page
    .getByRole('link', { name: /, \d\d\.\d\d WIB$/ })
    .first()
    .click()
  await expect(page.locator('input[name=time]:checked')).toHaveCount(1)
})

test('a time booked in another tab is shown as taken, and the other times can be chosen', async ({ page, context }) => {
  await page.goto(openAt('sun-star-motor-sleman'))
  await untilAlive(page)
  await page.locator('input[name=date]:enabled').nth(4).check()
  const times = page.getByRole('group', { name: /^Jam/ }).getByRole('radio')
  await expect(times.first()).toBeEnabled()
  const taken = await times.first().inputValue()
  const other = await context.newPage()
  await other.goto(openAt('sun-star-motor-sleman'))
  await untilAlive(other)
  await chooseTime(other, { day: 4 })
  await book(other, pakBudi)
  await times.first().click()
  await expect(page.getByText(`Jam ${taken.replace(':', '.')} WIB sudah terisi.`)).toBeVisible()
  await expect(times.first()).not.toHaveValue(taken)
  const next = await times.first().inputValue()
  await times.first().click()
  await expect(page.getByLabel('Nama', { exact: true })).toBeVisible()
  await expect(times.first()).toBeChecked()
  await book(page, ibuRina)
  await expect(page.getByText(`${next.replace(':', '.')} WIB`).first()).toBeVisible()
})

test('the page has structured data about the chosen dealer', async ({ page }) => {
  await page.goto(openAt('dwindo-cakung'))
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.some((fact) => JSON.parse(fact)['@type'] === 'AutoDealer')).toBe(true)
})

test('a move without a time is refused, and the title starts with the error mark', async ({ page }) => {
  await page.goto(openAt('sun-star-motor-denpasar'))
  await untilAlive(page)
  await chooseTime(page, { day: 9 })
  await book(page, ibuRina)
  await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
  await page.locator('input[name=date]:enabled').nth(10).check()
  await page.getByRole('button', { name: 'Pindahkan ke jam ini' }).click()
  await expect(page).toHaveTitle(/^Kesalahan: Ganti jadwal atau dealer \|/)
})

test('a body that is not a form cancels nothing', async ({ page, request }) => {
  await page.goto(openAt('sun-star-motor-malang'))
  await untilAlive(page)
  await chooseTime(page, { day: 5 })
  await book(page, ibuRina)
  const broken = { data: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } }
  expect(
    (await request.post(`${await page.getByRole('link', { name: 'Batalkan' }).getAttribute('href')}`, broken)).status(),
  ).toBe(400)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
})
