import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, test } from '../../../tests/support/journey.ts'
import { fillInVisit } from '../../../tests/support/service-visitor.ts'
import { chooseTime, fillIn, ibuRina } from '../../../tests/support/visitor.ts'

test.use({ javaScriptEnabled: false })

const dealer = 'dwindo-cakung'
const forms = [
  {
    name: 'test drive',
    address: at.testDrive({ vehicle: 'xforce', dealer }),
    fill: async (page: Page) => {
      await chooseTime(page, { day: 4 })
      await fillIn(page, ibuRina)
    },
  },
  {
    name: 'service',
    address: at.serviceBooking({ vehicle: 'xpander', year: '2024', type: 'perbaikan-umum', dealer }),
    fill: async (page: Page) => {
      await chooseTime(page, { day: 4 })
      await fillInVisit(page, ibuRina, { complaint: 'Rem depan bunyi' })
    },
  },
  {
    name: 'pre-order',
    address: at.preOrderForm({ variant: 'hev', color: 'red-metallic', dealer }),
    fill: async (page: Page) => {
      await page.getByLabel('Saya sudah membaca aturan pengembalian di atas.').check()
      await fillIn(page, ibuRina)
    },
  },
]

for (const { name, address, fill } of forms) {
  test(`${name}: without script, after a change of province the form is not sent before the visitor sees the new dealer`, async ({
    page,
  }) => {
    await page.goto(address)
    await fill(page)
    await page.getByLabel('Provinsi').selectOption('Bali')
    await page.getByLabel('Nama', { exact: true }).press('Enter')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Pilih dealer'])
    await expect(page.getByLabel('Provinsi')).toHaveValue('51')
    await expect(page.getByRole('radio', { name: /Sun Star Motor Denpasar/ })).toBeChecked()
  })
}
