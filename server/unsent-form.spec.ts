import { at } from '../app/addresses.ts'
import { expect, journey, test } from '../tests/support/journey.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startSite } from '../tests/support/site-process.ts'
import { chooseTime, fillIn, ibuRina, send } from '../tests/support/visitor.ts'

journey('a booking sent while the database is away keeps the typed values and is sent with the next press', async (visit) => {
  const { page, open, withScript } = visit
  const server = await startPostgres()
  await using site = await startSite({ environment: { DATABASE_URL: server.url } })
  for (const description of [site.address, 'status of 503'])
    test.info().annotations.push({ type: 'expected complaint', description })
  await open(site.address + at.testDrive({ vehicle: 'xforce', dealer: 'srikandi-subang' }))
  await chooseTime(page)
  await fillIn(page, ibuRina)

  server.shutDown()
  await send(page)
  if (withScript) {
    await expect(page.getByRole('status').filter({ hasText: 'Belum terkirim: ada gangguan' })).toBeVisible()
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
    server.startAgain()
    await send(page)
  } else {
    await expect(page.getByRole('heading', { name: 'Isian Anda belum terkirim' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(ibuRina.name)
    await send(page)
    await page.getByRole('button', { name: 'Kirim lagi' }).click()
    await expect(page.getByRole('heading', { name: 'Isian Anda belum terkirim' })).toBeVisible()
    server.startAgain()
    await page.getByRole('button', { name: 'Kirim lagi' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Permintaan diterima' })).toBeVisible()
  await site.stop()
  server.stop()
})
