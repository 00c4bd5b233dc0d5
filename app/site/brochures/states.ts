import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { fillInPerson, model, send, sendThrough } from './request/visit.ts'

const form = at.brochureRequest({ id: '22' })

async function sendInVain(page: Page): Promise<void> {
  await send(page)
  await page.getByRole('alert').waitFor()
}

async function request(page: Page): Promise<void> {
  await fillInPerson(page, ibuRina)
  await sendThrough(page)
}

export const states: State[] = [
  { name: 'brochures of passenger cars', address: at.brochures() },
  { name: 'brochures of light commercial vehicles', address: at.brochures({ kelas: 'niaga-ringan' }) },
  { name: 'brochures, one of them wanted', address: at.brochures({ id: '22' }) },
  { name: 'brochures, one of the other class wanted', address: at.brochures({ id: '24' }) },
  { name: 'brochures, an unknown one wanted', address: at.brochures({ id: '999' }) },
  { name: 'a brochure that does not exist', address: at.brochureDownload({ id: '999' }), status: 404 },
  { name: 'brochure request, no model chosen', address: at.brochureRequest() },
  { name: 'brochure request, a model from a link', address: form },
  { name: 'brochure request, a model no longer sold new', address: at.brochureRequest({ id: 'eclipse-cross' }) },
  { name: 'brochure request, sent empty', address: at.brochureRequest(), status: 422, reach: sendInVain },
  {
    name: 'brochure request, honeypot filled in',
    address: form,
    status: 422,
    reach: async (page) => {
      await fillInPerson(page, ibuRina)
      await page.locator('input[name=situs_web]').evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://contoh.id'
      })
      await sendInVain(page)
    },
  },
  {
    name: 'brochure request, form used before',
    address: form,
    status: 409,
    reach: async (page) => {
      await request(page)
      await page.goBack()
      await untilAlive(page)
      await model(page).selectOption('Triton')
      await fillInPerson(page, ibuRina)
      await sendInVain(page)
    },
  },
  { name: 'brochure request, received', address: form, reach: request },
  {
    name: 'brochure request, received for a model no longer sold new',
    address: at.brochureRequest({ id: 'eclipse-cross' }),
    reach: request,
  },
  {
    name: 'brochure request, filled in by the device',
    address: form,
    reach: async (page) => {
      await page.getByLabel(/^Ingat nama/).check()
      await request(page)
      await page.goto(at.brochureRequest({ id: '25' }))
    },
  },
  { name: 'brochure request, unknown result', address: at.brochureResult('tidak-dikenal'), status: 404 },
]
