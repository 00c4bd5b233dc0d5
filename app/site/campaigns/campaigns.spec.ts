import { at } from '~/addresses.ts'
import campaignsFile from '../../../data/campaigns.json' with { type: 'json' }
import { axeFaults } from '../../../tests/support/axe.ts'
import { htmlFaults } from '../../../tests/support/html.ts'
import { expect, journey, test } from '../../../tests/support/journey.ts'
import { startSite } from '../../../tests/support/site-process.ts'
import { campaignSlugs } from '../../core/content/campaigns.ts'
import { changeContent, putContent } from '../../core/content/content.server.ts'
import { Temporal } from '../../lib/instant.ts'
import { openDatabase } from '../../platform/database.server.ts'
import { log } from '../../platform/log.server.ts'

journey('the new SUV page leads to the model page in the chosen colour', async ({ page, open }) => {
  await open(at.campaign('thenewsuv'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUV baru, pas untuk kota')
  await expect(
    page
      .getByRole('main')
      .getByText(/^OTR Jabodetabek, .+ 20\d\d$/)
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Red Metallic' }).click()
  await expect(page).toHaveURL(at.car('mobil-penumpang', 'xforce', 'red-metallic'))
})

journey('the links of the coast show each hour of the day and return to the first', async ({ page, open }) => {
  await open(at.campaign('infinitexcitement'))
  const morning = page.getByRole('heading', { name: 'Serunya tidak habis sehari' })
  const night = page.getByRole('heading', { name: 'Malam' })
  await expect(morning).toBeInViewport()
  await page.getByRole('link', { name: 'Malam' }).click()
  await expect(night).toBeInViewport({ ratio: 1 })
  await expect(morning).not.toBeInViewport()
  await expect(page.getByRole('img', { name: /di jalan pesisir/ })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('link', { name: 'Ulangi dari pagi' }).click()
  await expect(morning).toBeInViewport({ ratio: 1 })
})

journey('the mountain page leads to a test drive of its own model', async ({ page, open }) => {
  await open(at.campaign('ridethelifeadventure'))
  for (const title of ['218 mm untuk batu dan akar', 'Tenaga yang datang sejak pelan', 'Sampai, lalu buka atapnya'])
    await expect(page.getByRole('heading', { name: title })).toBeAttached()
  await page.getByRole('link', { name: 'Coba New Pajero Sport di jalan' }).first().click()
  await expect(page).toHaveURL(at.testDrive({ vehicle: 'pajero-sport' }))
})

test('a campaign after its last day keeps its address, says that it is over, and links to next steps', async ({ browser }) => {
  await using first = await startSite()
  await first.stop()
  await endCampaigns(first.dataDir)
  await using site = await startSite({ dataDir: first.dataDir })
  const page = await browser.newPage({ baseURL: site.address })
  for (const slug of campaignSlugs) {
    const answer = await page.goto(at.campaign(slug))
    expect(answer?.status()).toBe(200)
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kampanye ini sudah berakhir')
    await expect(page.getByText('Hari terakhirnya 31 Januari 2025.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('form-part')).toHaveCount(0)
    const late = await page.request.post(site.address + at.campaign(slug), { form: { name: 'Rina' } })
    expect(late.status()).toBe(slug === 'infinitexcitement' ? 405 : 410)
    if (late.status() === 410) expect(await late.text()).toContain('Kampanye ini sudah berakhir')
    expect(await axeFaults(page)).toEqual([])
  }
  await page.getByRole('link', { name: 'Semua tentang New Pajero Sport' }).click()
  await expect(page).toHaveURL(site.address + at.car('mobil-penumpang', 'pajero-sport'))
  await page.close()
})

/** Moves every campaign into the past, in the data of a site that has stopped. */
async function endCampaigns(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  await changeContent(database.db, async (tx) => {
    for (const [position, campaign] of campaignsFile.campaigns.entries()) {
      const body = { ...campaign, from: '2025-01-01', until: '2025-01-31' }
      await putContent(tx, { kind: 'campaign', slug: campaign.slug, position, body }, Temporal.Now.instant())
    }
  })
  await database.close()
}
