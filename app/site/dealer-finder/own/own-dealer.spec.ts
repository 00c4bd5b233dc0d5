import { at } from '~/addresses.ts'
import { expect, journey } from '../../../../tests/support/journey.ts'
import { book, chooseTime, ibuRina } from '../../../../tests/support/visitor.ts'

journey('a remembered dealer is chosen in the forms until it is forgotten', async ({ page, open, withScript }) => {
  await open(at.dealerPlace('dki-jakarta', 'dwindo-cakung'))
  await page.getByRole('button', { name: 'Ingat dealer ini' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealer Anda')
  for (const form of [at.testDrive(), at.consultation()]) {
    await page.goto(form)
    await expect(page.getByRole('radio', { name: 'Dwindo Cakung' })).toBeChecked()
  }
  // The latest choice counts: the test drive form, sent with the box ticked, names another dealer.
  await open(at.testDrive({ vehicle: 'xforce', dealer: 'bumen-redja-abadi-tebet' }))
  await chooseTime(page, { day: withScript ? 6 : 7 })
  await page.getByLabel('Ingat nama, nomor HP, e-mail, dan dealer ini').check()
  await book(page, ibuRina)
  await open(at.serviceBooking())
  await expect(page.getByRole('radio', { name: 'Bumen Redja Abadi Tebet' })).toBeChecked()
  await open(at.fleet())
  await expect(page.getByText('Kota dealer Anda, Bumen Redja Abadi Tebet.')).toBeVisible()
  await page.goto(at.ownDealer())
  await expect(page.getByText('Bumen Redja Abadi Tebet', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Lupakan dealer ini' }).click()
  for (const form of [at.consultation(), at.serviceBooking(), at.preOrderForm()]) {
    await page.goto(form)
    await expect(page.getByLabel('Provinsi')).toHaveValue('')
  }
})
