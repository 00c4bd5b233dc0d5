import { at } from '~/addresses.ts'
import { expect, journey } from '../../../tests/support/journey.ts'

journey('a business finds its car, the promised times, and the contacts', async ({ page, open }) => {
  await open(at.fleet())
  const uses = page.getByRole('region', { name: 'Mobil mana untuk usaha apa' })
  await expect(uses.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(uses.getByText(/^OTR .+ 20\d\d/)).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Dari permintaan sampai serah terima' })).toContainText(
    'Paling lambat 1 hari kerja',
  )
  await page.getByRole('link', { name: 'Minta penawaran' }).click()
  await expect(page.getByRole('heading', { name: 'Minta penawaran' })).toBeInViewport()
  await expect(page.getByRole('main').getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', /^tel:/)
})

journey('an answer opens, and closes when another one opens', async ({ page, open }) => {
  await open(at.fleet())
  const first = page.getByText('NIB diperlukan saat faktur')
  const second = page.getByText('Karoseri pilihan Anda')
  await page.getByText('Apakah harus punya NIB?').click()
  await expect(first).toBeVisible()
  await page.getByText('Siapa yang membuat boks').click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
})

journey('a car leads to its page', async ({ page, open }) => {
  await open(at.fleet())
  await page.getByRole('link', { name: 'L300 Pick Up Flat Deck' }).click()
  await expect(page).toHaveURL(at.car('niaga-ringan', 'l300'))
})
