import { at } from '~/addresses.ts'
import { expect, test, untilAlive } from '../../../../tests/support/journey.ts'
import { startSite } from '../../../../tests/support/site-process.ts'
import { chooseTime, fillIn, ibuRina, pakBudi, send } from '../../../../tests/support/visitor.ts'

/** On this test site every form is sent too fast the first time. */
const environment = { FORM_MINIMUM_SECONDS: '3600' }
const booking = at.testDrive({ vehicle: 'xforce', dealer: 'dwindo-cakung' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('a form sent too fast is accepted at the second press, and from a remembered device at the first', async ({
      browser,
    }) => {
      await using site = await startSite({ environment })
      const page = await browser.newPage({ baseURL: site.address, javaScriptEnabled })
      const open = async () => {
        await page.goto(booking)
        if (javaScriptEnabled) await untilAlive(page)
      }
      await open()
      const opened = await page.locator('input[name=shown_at]').inputValue()
      await chooseTime(page)
      await expect(page.locator('input[name=shown_at]')).toHaveValue(opened)
      await fillIn(page, ibuRina)
      await page.getByLabel(/^Ingat nama/).check()
      await send(page)
      await expect(page.getByRole('heading', { name: 'Formulir belum terkirim' })).toBeVisible()
      await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
      await send(page)
      await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
      await open()
      await chooseTime(page, { day: 3 })
      await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
      await page.getByLabel(/^Saya setuju/).check()
      await send(page)
      await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
      await page.close()
    })
  })
}

test('a form refused because of a field is not refused for speed afterwards', async ({ browser }) => {
  await using site = await startSite({ environment })
  const page = await browser.newPage({ baseURL: site.address })
  await page.goto(booking)
  await untilAlive(page)
  await chooseTime(page)
  await fillIn(page, { ...pakBudi, phone: '0812 345' })
  await send(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Nomor HP', { exact: true }).fill(pakBudi.phone)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  await page.close()
})
