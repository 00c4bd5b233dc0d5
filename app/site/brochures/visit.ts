import { type APIRequestContext, expect } from '@playwright/test'
import { at } from '~/addresses.ts'

const passengerCars = ['xpander', 'xpander-cross', 'xforce', 'pajero-sport', 'outlander-phev', 'eclipse-cross']

/** Waits until the brochures are made: only then do pages show their size. */
export async function untilMade(request: APIRequestContext): Promise<void> {
  for (const id of passengerCars)
    await expect.poll(async () => (await request.get(at.brochureDownload({ id }))).status()).toBe(200)
}
