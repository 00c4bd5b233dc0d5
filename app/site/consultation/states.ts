import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { choosePlan, consult, draftPlan, enterCode, otherThan, press } from '../../../tests/support/consultation-visitor.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import { receivedCode } from '../../../tests/support/received.ts'
import type { State } from '../../../tests/support/state.ts'
import { fillIn, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'

const form = at.consultation()
const untilAnnounced = (page: Page) => page.getByRole('alert').waitFor()

async function guessWrongly(page: Page, times: number): Promise<void> {
  await draftPlan(page, ibuRina)
  const wrong = otherThan(await receivedCode(ibuRina.phone))
  for (let guess = 1; guess <= times; guess++) {
    await page.getByLabel('Kode 6 angka').fill(wrong)
    await press(page)
    await page
      .getByRole('alert')
      .filter({ hasText: guess < 5 ? `${5 - guess} kali lagi` : 'sudah ditutup' })
      .waitFor()
  }
}

async function draftWithLeave(page: Page): Promise<void> {
  await choosePlan(page)
  await fillIn(page, ibuRina)
  await page.getByLabel(/^Ingat nama/).check()
  await press(page)
  await page.getByRole('heading', { name: 'Masukkan kode' }).waitFor()
}

export const states: State[] = [
  { name: 'consultation, nothing chosen', address: form },
  { name: 'consultation, a model no longer sold', address: at.consultation({ vehicle: 'eclipse-cross' }) },
  { name: 'consultation, everything chosen', address: form, reach: (page) => choosePlan(page) },
  {
    name: 'consultation, sent empty',
    address: form,
    status: 422,
    reach: async (page) => {
      await press(page)
      await untilAnnounced(page)
    },
  },
  {
    name: 'consultation, one field refused',
    address: form,
    status: 422,
    reach: async (page) => {
      await choosePlan(page)
      await fillIn(page, { ...ibuRina, phone: '021 555 1234' })
      await press(page)
      await untilAnnounced(page)
    },
  },
  {
    name: 'consultation, stopped',
    address: form,
    status: 422,
    reach: async (page) => {
      await choosePlan(page)
      await fillIn(page, ibuRina)
      await page.locator('input[name=situs_web]').evaluate((field: HTMLInputElement) => {
        field.value = 'https://iklan.contoh'
      })
      await press(page)
      await untilAnnounced(page)
    },
  },
  {
    name: 'consultation, left unfinished and opened again',
    address: form,
    reach: async (page) => {
      await choosePlan(page)
      await page.reload()
      await untilAlive(page)
      await page.getByRole('button', { name: 'Kosongkan isian' }).waitFor()
    },
  },
  {
    name: 'consultation, asked to continue a draft',
    address: form,
    reach: async (page) => {
      await choosePlan(page)
      await fillIn(page, ibuRina)
      await page.goto(form)
      await page.getByRole('button', { name: 'Ya, lanjutkan' }).waitFor()
    },
  },
  {
    name: 'consultation, filled in by the device',
    address: form,
    reach: async (page) => {
      await draftWithLeave(page)
      await page.goto(form)
      await page.getByRole('button', { name: 'Lupakan data ini' }).waitFor()
    },
  },
  {
    name: 'consultation, form used before',
    address: form,
    status: 409,
    reach: async (page) => {
      await draftPlan(page, ibuRina)
      await page.goBack()
      await untilAlive(page)
      await fillIn(page, pakBudi)
      await press(page)
      await untilAnnounced(page)
    },
  },
  { name: 'consultation, asked for the code', address: form, reach: (page) => draftPlan(page, ibuRina) },
  { name: 'consultation, wrong code', address: form, status: 422, reach: (page) => guessWrongly(page, 1) },
  { name: 'consultation, code closed', address: form, status: 410, reach: (page) => guessWrongly(page, 5) },
  {
    name: 'consultation, code asked for too early',
    address: form,
    status: 429,
    reach: async (page) => {
      await draftPlan(page, ibuRina)
      await untilAlive(page)
      const again = page.getByRole('button', { name: 'Kirim lewat SMS' })
      // Enables the button, as it is without script.
      await again.evaluate((button: HTMLButtonElement) => {
        button.disabled = false
        button.click()
      })
      await untilAnnounced(page)
    },
  },
  {
    name: 'consultation, to be sent',
    address: form,
    reach: async (page) => {
      await draftPlan(page, ibuRina)
      await enterCode(page, ibuRina)
    },
  },
  {
    name: 'consultation, sent to the dealer',
    address: form,
    reach: async (page) => {
      await consult(page, ibuRina)
    },
  },
  {
    name: 'consultation, stored for later',
    address: form,
    reach: async (page) => {
      await consult(page, ibuRina, { plan: 'Dalam 12 bulan' })
    },
  },
  { name: 'consultation, unknown result', address: at.consultationResult('tidak-dikenal'), status: 404 },
]
