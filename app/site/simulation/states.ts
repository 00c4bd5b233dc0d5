import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { budgetStates } from './budget/states.ts'
import { savedStates } from './saved/states.ts'
import { avanza } from './visit.ts'

const chosen = { vehicle: 'xforce', province: '51' }

export const states: State[] = [
  { name: 'credit simulation, nothing chosen', address: at.creditSimulation() },
  { name: 'credit simulation, a car chosen', address: at.creditSimulation(chosen) },
  { name: 'credit simulation, a car no longer sold', address: at.creditSimulation({ vehicle: 'eclipse-cross' }) },
  {
    name: 'credit simulation, a down payment nobody can read',
    address: at.creditSimulation({ ...chosen, dp: 'banyak' }),
    status: 422,
  },
  {
    name: 'credit simulation, insured for more than usual and with a discount',
    address: at.creditSimulation({
      ...chosen,
      asuransi: 'kombinasi-2',
      perluasan: ['banjir', 'gempa', 'kerusuhan', 'terorisme'],
      tanggung_jawab: '100000000',
      potongan: '7,5 juta',
    }),
  },
  {
    name: 'payment simulation, in cash with a discount nobody can read',
    address: at.paymentSimulation({ ...chosen, cara: 'tunai', potongan: 'banyak' }),
    status: 422,
  },
  {
    name: 'credit simulation, no package to be had',
    address: at.creditSimulation({ ...chosen, dp: '10%', tenor: '84', asuransi: 'tlo' }),
  },
  {
    name: 'credit simulation, a package that needs a larger down payment',
    address: at.creditSimulation({ ...chosen, dp: '20%', paket: 'bunga-ringan' }),
  },
  { name: 'credit simulation, an old car begun', address: at.creditSimulation({ ...chosen, current_vehicle_brand: 'toyota' }) },
  { name: 'credit simulation, an old car valued', address: at.creditSimulation({ ...chosen, ...avanza }) },
  {
    name: 'credit simulation, an old car worth more than the first payment',
    address: at.creditSimulation({ ...chosen, ...avanza, tukar_tambah: 'ya' }),
  },
  {
    name: 'credit simulation, an old car with a loan above its value',
    address: at.creditSimulation({ ...chosen, ...avanza, current_vehicle_payoff: '300 juta', tukar_tambah: 'ya' }),
  },
  {
    name: 'credit simulation, an old car added of a year there is none of',
    address: at.creditSimulation({ ...chosen, ...avanza, current_vehicle_year: '1800', tukar_tambah: 'ya' }),
  },
  {
    name: 'credit simulation, the loan of an old car nobody can read',
    address: at.creditSimulation({ ...chosen, ...avanza, current_vehicle_payoff: 'lunas' }),
    status: 422,
  },
  {
    name: 'credit simulation, the whole schedule open',
    address: at.creditSimulation({ ...chosen, tenor: '84' }),
    reach: (page) => page.getByText(/^Tabel angsuran:/).click(),
  },
  {
    name: 'credit simulation, the visits to the workshop open',
    address: at.creditSimulation({ vehicle: 'xpander', variant: 'ultimate-cvt', km_setahun: '40000' }),
    reach: (page) => page.getByText(/kunjungan servis$/).click(),
  },
  {
    name: 'credit simulation, a variant without a service schedule',
    address: at.creditSimulation({ vehicle: 'xforce', variant: 'hev' }),
  },
  {
    name: 'credit simulation, every formula and year of insurance open, with a last payment',
    address: at.creditSimulation({ ...chosen, tenor: '36', dp: '30%', paket: 'angsuran-akhir' }),
    reach: async (page) => {
      await page.getByText('Semua rumus dan sumbernya').click()
      await page.getByText('Asuransi mobil per tahun', { exact: true }).first().click()
    },
  },
  { name: 'credit simulation, an old link', address: at.creditSimulation({ ...chosen, paket: 'lama', tenor: '13' }) },
  { name: 'payment simulation, nothing chosen', address: at.paymentSimulation() },
  { name: 'payment simulation, on credit', address: at.paymentSimulation(chosen) },
  {
    name: 'payment simulation, in cash with an old car',
    address: at.paymentSimulation({ ...chosen, ...avanza, cara: 'tunai', tukar_tambah: 'ya' }),
  },
  ...budgetStates,
  ...savedStates,
]
