import { expect, test } from 'vitest'
import { examplePayload } from './example-payload.fixture.ts'
import { savedDay, savedLead, savedPackage } from './figures.ts'
import { creditOf, plain, rupiah, saved, usual } from './pdf/example-facts.fixture.ts'
import { savedLine } from './saved-line.ts'
import type { SavedSimulation } from './saved-simulation-schema.ts'

const lineOf = (simulation: SavedSimulation) => plain(savedLine(examplePayload(simulation)))

test('the line of a credit has its first payment and its instalments, and the last payment if there is one', () => {
  const choices = { ...usual, dp: { percent: 35 }, tenorMonths: 36 }
  const standard = creditOf(choices)
  const { tdp, instalment } = standard.breakdown
  expect(lineOf(saved(choices, standard))).toBe(`Bayar pertama ${rupiah(tdp)}, lalu angsuran ${rupiah(instalment)} × 35`)

  const ended = creditOf(choices, 'angsuran-akhir')
  expect(ended.breakdown.balloon).toBe(124_920_000)
  expect(lineOf(saved(choices, ended))).toBe(
    `Bayar pertama ${rupiah(ended.breakdown.tdp)}, lalu angsuran ${rupiah(ended.breakdown.instalment)} × 35, pembayaran akhir Rp 124.920.000`,
  )
})

test('the line of a cash payment is the price', () => {
  expect(lineOf(saved(usual, null))).toMatch(/Rp 416\.400\.000/)
  expect(lineOf(saved(usual, null))).not.toContain('angsuran')
})

test('a package is named with its last day, if it has one', () => {
  expect(savedPackage({ name: 'Paket Standar', until: null })).toBe('Paket Standar')
  expect(savedPackage({ name: 'Paket Standar', until: '2026-12-31' })).toContain('Kamis, 31 Desember 2026')
})

test('with an old car the lead sentence names the last day of its estimate', () => {
  const plainly = { on: '2026-11-28', province: '31', oldCar: null, price: { listed: null } }
  const { oldCar } = saved({ ...usual, tradeIn: { value: 90_000_000, payoff: 0 } }, null)
  expect(savedLead(plainly)).toMatch(/Sabtu, 28 November 2026.*DKI Jakarta/)
  expect(savedLead(plainly)).not.toContain('5 Desember')
  expect(savedLead({ ...plainly, oldCar })).toContain('5 Desember 2026')
})

test('the lead sentence names the price list that the figures were made with', () => {
  const dated = { on: '2026-11-28', province: '31', oldCar: null }
  const listed = 'OTR DKI Jakarta, berlaku 1 November 2026'
  expect(savedLead({ ...dated, price: { listed } })).toContain(`Harga acuannya ${listed}.`)
  expect(savedLead({ ...dated, price: { listed: null } })).not.toContain('Harga acuannya')
})

test('an invalid day stays as it was stored', () => {
  expect(savedDay('2026-02-30')).toBe('2026-02-30')
})
