import { type APIRequestContext, expect } from '@playwright/test'
import { at } from '~/addresses.ts'

const passengerCars = ['xpander', 'xpander-cross', 'xforce', 'pajero-sport', 'outlander-phev', 'eclipse-cross']

/** Pages tell the size of a brochure once it is made: at the start, or when somebody asks for it. */
export async function untilMade(request: APIRequestContext): Promise<void> {
  for (const id of passengerCars)
    await expect.poll(async () => (await request.get(at.brochureDownload({ id }))).status()).toBe(200)
}
