import { at } from '~/addresses.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'

journey('the page shows the number, the hours, and who answers a complaint until when', async ({ page, open }) => {
  await open(at.contact())
  const ways = page.getByRole('region', { name: 'Cara menghubungi kami' })
  await expect(ways.getByRole('link', { name: /^0800/ })).toHaveAttribute('href', /^tel:\+62/)
  await expect(ways.getByRole('link', { name: /^0840/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/62/)
  await expect(ways.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(ways.getByText('Nomor dan alamat e-mail ini contoh.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '08.00–17.00 WIB' }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /^Keluhan/ })).toHaveText(/Tim penanganan keluhan\s*2 jam kerja/)
})

journey('a question leads to the page that answers it', async ({ page, open }) => {
  await open(at.contact())
  await page.getByRole('main').getByRole('link', { name: 'Harga dan varian' }).click()
  await expect(page).toHaveURL(at.cars())
})

journey('the page leads to the message form', async ({ page, open }) => {
  await open(at.contact())
  await page.getByRole('region', { name: 'Tulis pesan' }).getByRole('link', { name: 'Tulis pesan' }).click()
  await expect(page).toHaveURL(at.contactMessage())
})

journey('a province leads to its dealers', async ({ page, open }) => {
  await open(at.contact())
  await page.getByRole('region', { name: 'Dealer di setiap provinsi' }).getByRole('link', { name: 'Jawa Barat' }).click()
  await expect(page).toHaveURL(at.dealerProvince('jawa-barat'))
  await expect(page.getByRole('link', { name: 'Kota Bandung' })).toBeVisible()
})

test('every province has a dealer, and sample dealers are marked', async ({ page }) => {
  await page.goto(at.contact())
  const provinces = page.getByRole('region', { name: 'Dealer di setiap provinsi' }).getByRole('listitem')
  await expect(provinces).toHaveCount(38)
  await expect(provinces.filter({ hasText: /^Maluku(?! Utara)/ })).toContainText('dealer contoh')
  await expect(provinces.filter({ hasText: 'Jawa Barat' })).toContainText(/\d+ dealer$/)
})

test('the page is cacheable and sets no cookie', async ({ request }) => {
  const answer = await request.get(at.contact())
  expect(answer.headers()['cache-control']).toContain('s-maxage')
  expect(answer.headers()['set-cookie']).toBeUndefined()
})
