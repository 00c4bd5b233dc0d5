import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { savedLead } from './figures.ts'
import { KeptOldCar } from './KeptOldCar.tsx'
import type { SavedOldCar } from './saved-simulation-schema.ts'

const avanza: SavedOldCar = {
  name: 'Toyota Avanza 1.5 G CVT',
  year: 2022,
  kilometres: { from: 50_000, to: 75_000 },
  range: { low: 170_000_000, high: 194_000_000 },
  value: 182_000_000,
  payoff: 200_000_000,
  until: '2026-12-05',
  caveats: ['answers-assumed'],
}

const textOf = (oldCar: SavedOldCar) =>
  renderToStaticMarkup(<KeptOldCar oldCar={oldCar} />)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/ +/g, ' ')

test('a saved simulation shows the old car, its range and value, its loan, and the last day of the estimate', () => {
  const text = textOf(avanza)
  for (const told of [
    'Toyota Avanza 1.5 G CVT, 2022, 50.000 – 75.000 km',
    'Rp 170.000.000 – Rp 194.000.000; yang dipakai nilai tengahnya, Rp 182.000.000.',
    'Sisa kredit mobil lama Rp 200.000.000',
    'Berlaku sampai Sabtu, 5 Desember 2026, setelah mobil diperiksa dealer.',
    'Yang belum Anda jawab dihitung sebagai keadaan wajar.',
  ])
    expect(text).toContain(told)
})

test('a car without a loan shows no loan', () => {
  expect(textOf({ ...avanza, payoff: 0 })).not.toContain('Sisa kredit')
})

test('the figures do not change; the estimate of the old car is valid until its day', () => {
  const figures = { on: '2026-11-28', province: '31', price: { listed: null } }
  expect(savedLead({ ...figures, oldCar: avanza })).toMatch(
    /Angka ini tidak berubah di sini.* Perkiraan mobil lama berlaku sampai Sabtu, 5 Desember 2026\.$/,
  )
  expect(savedLead({ ...figures, oldCar: null })).not.toContain('mobil lama')
})
