import { statSync } from 'node:fs'
import { at } from '../../app/addresses.ts'
import type { Role } from '../../app/core/staff/roles.ts'
import { expect, test } from '../support/journey.ts'
import { enterOffice } from '../support/office.ts'

const kilobyte = 1024
const most = 250

const pages: { address: string; as: Role }[] = [
  { address: at.office(), as: 'administrator' },
  { address: at.leads(), as: 'call-centre' },
  { address: at.calendar(), as: 'dealer' },
  { address: at.contentItem('promo', 'program-desember-2026'), as: 'editor' },
]

for (const { address, as } of pages) {
  test(`${address} loads at most ${most} KB of script, compressed`, async ({ page }) => {
    await enterOffice(page, as)
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const bytes = [...scripts].reduce((sum, path) => sum + statSync(`build/client${path}.br`).size, 0)
    expect(bytes).toBeGreaterThan(50 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(most * kilobyte)
  })
}
