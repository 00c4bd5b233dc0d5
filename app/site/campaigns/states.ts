import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { fillIn, ibuRina, pakBudi, send } from '../../../tests/support/visitor.ts'
import { ask, sendFromAnotherTab } from './request/visit.ts'

const formPages = ['thenewsuv', 'ridethelifeadventure'] as const

async function sendInVain(page: Page): Promise<void> {
  await send(page)
  await page.getByRole('alert').waitFor()
}

export const states: State[] = [
  { name: 'campaign for the new SUV', address: at.campaign('thenewsuv') },
  { name: 'campaign along the coast, in the morning', address: at.campaign('infinitexcitement') },
  {
    name: 'campaign along the coast, at night',
    address: at.campaign('infinitexcitement'),
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('link', { name: 'Malam' }).click()
    },
  },
  { name: 'campaign up the mountain', address: at.campaign('ridethelifeadventure') },
  ...formPages.flatMap((slug): State[] => [
    { name: `request from ${slug}, sent empty`, address: at.campaign(slug), status: 422, reach: sendInVain },
    {
      name: `request from ${slug}, the trap filled in`,
      status: 422,
      address: at.campaign(slug),
      reach: async (page) => {
        await fillIn(page, ibuRina)
        await page.locator('input[name=situs_web]').evaluate((trap: HTMLInputElement) => {
          trap.value = 'https://contoh.id'
        })
        await sendInVain(page)
      },
    },
    {
      name: `request from ${slug}, form used before`,
      status: 409,
      address: at.campaign(slug),
      reach: async (page) => {
        await sendFromAnotherTab(page, pakBudi)
        await fillIn(page, ibuRina)
        await sendInVain(page)
      },
    },
    {
      name: `request from ${slug}, received`,
      address: at.campaign(slug),
      reach: async (page) => {
        await ask(page, ibuRina)
      },
    },
    {
      name: `request from ${slug}, on a device that remembers`,
      address: at.campaign(slug),
      reach: async (page) => {
        await page.getByLabel(/^Ingat nama/).check()
        await ask(page, ibuRina)
        await page.goto(`${at.campaign(slug)}?utm_source=lagi`)
        await page.getByRole('button', { name: 'Lupakan data ini' }).waitFor()
      },
    },
  ]),
]
