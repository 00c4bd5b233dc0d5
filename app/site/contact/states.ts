import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { choosePhoto, photo, send, sendThrough, write } from './message/visit.ts'

const form = at.contactMessage()

async function sendInVain(page: Page): Promise<void> {
  await send(page)
  await page.getByRole('alert').waitFor()
}

export const states: State[] = [
  { name: 'contact', address: at.contact() },
  { name: 'message, nothing written', address: form },
  { name: 'message, topic from the address', address: at.contactMessage({ topic: 'keluhan' }) },
  { name: 'message, sent empty', address: form, status: 422, reach: sendInVain },
  {
    name: 'message, a file that is not a photo',
    address: form,
    status: 422,
    reach: async (page) => {
      await write(page, ibuRina)
      await choosePhoto(page, Buffer.from('Bukan foto'))
      await sendInVain(page)
    },
  },
  {
    name: 'message, honeypot filled in',
    address: form,
    status: 422,
    reach: async (page) => {
      await write(page, ibuRina)
      await page.locator('input[name=situs_web]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://contoh.id'
      })
      await sendInVain(page)
    },
  },
  {
    name: 'message, form used before',
    address: form,
    status: 409,
    reach: async (page) => {
      await write(page, ibuRina)
      await sendThrough(page)
      await page.goBack()
      await untilAlive(page)
      await write(page, ibuRina, { message: 'AC sudah dingin lagi.' })
      await sendInVain(page)
    },
  },
  {
    name: 'message, received',
    address: form,
    reach: async (page) => {
      await write(page, { ...ibuRina, email: '' }, { topic: 'Lainnya' })
      await sendThrough(page)
    },
  },
  {
    name: 'message, received with a photo',
    address: form,
    reach: async (page) => {
      await write(page, ibuRina)
      await choosePhoto(page, await photo(40))
      await sendThrough(page)
    },
  },
  { name: 'message, thank-you page without a token', address: at.contactThanks() },
  { name: 'message, unknown result', address: at.contactThanks('tidak-dikenal'), status: 404 },
]
