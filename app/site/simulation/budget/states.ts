import { at } from '~/addresses.ts'
import type { State } from '../../../../tests/support/state.ts'

export const budgetStates: State[] = [
  { name: 'budget, nothing named', address: at.budgetSimulation() },
  { name: 'budget, both limits', address: at.budgetSimulation({ bayar_pertama: '100 juta', angsuran: '6jt' }) },
  {
    name: 'budget, every variant of a model',
    address: at.budgetSimulation({ bayar_pertama: '100 juta', angsuran: '6jt' }),
    reach: (page) => page.getByText('6 dari 6 varian masuk anggaran').click(),
  },
  { name: 'budget, a first payment alone', address: at.budgetSimulation({ bayar_pertama: '75.980.000' }) },
  {
    name: 'budget, from an income in another province',
    address: at.budgetSimulation({ penghasilan: '30 juta', cicilan_lain: '1,5 juta', tenor: '48', province: '51' }),
  },
  {
    name: 'budget, an income with nothing left',
    address: at.budgetSimulation({ penghasilan: '5 juta', cicilan_lain: '2 juta' }),
  },
  {
    name: 'budget, a last payment',
    address: at.budgetSimulation({ bayar_pertama: '90 juta', angsuran: '4,5 juta', tenor: '48' }),
  },
  { name: 'budget, nothing fits', address: at.budgetSimulation({ bayar_pertama: '20 juta', angsuran: '1 juta' }) },
  { name: 'budget, enough to pay in cash', address: at.budgetSimulation({ bayar_pertama: '1 miliar' }) },
  {
    name: 'budget, refused',
    address: at.budgetSimulation({ bayar_pertama: 'seratus', angsuran: '-5 juta', penghasilan: '101 miliar' }),
    status: 422,
  },
]
