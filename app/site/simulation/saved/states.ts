import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../../tests/support/state.ts'
import { ibuRina } from '../../../../tests/support/visitor.ts'
import { avanza } from '../visit.ts'
import { askForCode, keep } from './visit.ts'

const xforce = { vehicle: 'xforce', province: '31', dp: '25%', tenor: '48' }
const inCash = { vehicle: 'xpander', cara: 'tunai', ...avanza, tukar_tambah: 'ya' }
const form = at.saveSimulation(xforce)

/** Saves another simulation for the number just verified, and compares both. */
async function compare(page: Page): Promise<void> {
  await keep(page, ibuRina, xforce)
  await page.goto(at.saveSimulation(inCash))
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByRole('checkbox', { name: /^XFORCE, / }).check()
  await page.getByRole('button', { name: 'Bandingkan', exact: true }).click()
  await page.getByRole('heading', { name: 'Bandingkan simulasi' }).waitFor()
}

async function askDealer(page: Page): Promise<void> {
  await keep(page, ibuRina, xforce)
  await page.getByRole('link', { name: 'Minta dealer menghubungi saya' }).click()
  await page.getByRole('heading', { name: 'Minta dealer menghubungi saya' }).waitFor()
}

export const savedStates: State[] = [
  { name: 'simulation to save', address: form },
  {
    name: 'simulation to save, sent empty',
    address: form,
    status: 422,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Kirim kode' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'simulation to save, waiting for the code', address: form, reach: (page) => askForCode(page, ibuRina) },
  { name: 'saved simulation', address: form, reach: (page) => keep(page, ibuRina, xforce) },
  { name: 'saved simulation, in cash', address: at.saveSimulation(inCash), reach: (page) => keep(page, ibuRina, inCash) },
  { name: 'saved simulations side by side', address: form, reach: compare },
  { name: 'saved simulation, to a dealer', address: form, reach: askDealer },
  {
    name: 'saved simulation, to no dealer',
    address: form,
    status: 422,
    reach: async (page) => {
      await askDealer(page)
      await page.getByRole('button', { name: 'Teruskan ke dealer' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
]
