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
]

for (const { address, as } of pages) {
  test(`${address} loads at most ${most} KB of script, compressed`, async ({ page }) => {
    await enterOffice(page, as)
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(most * kilobyte)
  })
}
