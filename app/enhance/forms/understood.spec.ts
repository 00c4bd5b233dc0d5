import { at } from '~/addresses.ts'
import { press } from '../../../tests/support/consultation-visitor.ts'
import { expect, journey } from '../../../tests/support/journey.ts'

journey('every form shows how it understands a telephone number', async ({ page, open, withScript }) => {
  for (const address of [at.consultation(), at.brochureRequest()]) {
    await open(address)
    const field = page.getByLabel('Nomor HP', { exact: true })
    await field.fill('+62 812-3456-7890')
    if (!withScript) await page.getByRole('button', { name: /^(Lanjutkan|Kirim brosur)/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Nomor yang terbaca: 0812-3456-7890' })).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/Nomor yang terbaca: 0812-3456-7890$/)
    await expect(field).toHaveValue('+62 812-3456-7890')
  }
})

journey('a number that cannot be read is refused, and shown once it is correct', async ({ page, open, withScript }) => {
  await open(at.consultation())
  const field = page.getByLabel('Nomor HP', { exact: true })
  await field.fill('+65 8123 4567')
  await press(page)
  await expect(field).toHaveAccessibleDescription(/Kesalahan: Nomor HP harus diawali 08/)
  await expect(page.getByText('Nomor yang terbaca')).toHaveCount(0)
  await field.fill('62 812 3456 7890')
  if (!withScript) await press(page)
  await expect(page.getByText('Nomor yang terbaca: 0812-3456-7890')).toBeVisible()
  await expect(field).not.toHaveAccessibleDescription(/Kesalahan/)
})
