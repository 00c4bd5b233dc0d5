import { expect, test } from 'vitest'
import { creditFactsInFiles } from '../../../core/simulation/credit-facts.fixture.ts'
import { packageSources } from '../../../core/simulation/packages/packages-in-file.ts'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Typed } from '../../../ui/form.ts'
import { readWays } from './choice.ts'
import { readDownPayment } from './down-payment-field.ts'
import { fieldReasons } from './field-reasons.ts'
import { offersFor } from './offers.ts'

const price = { otr: 300_000_000, surcharge: 0, accessories: 0, vehicle: 'passenger' } as PricedCar

function reasonsFor({ paket, ...typed }: Typed, discount = 0) {
  const downPayment = readDownPayment(typed, price.otr, creditFactsInFiles.creditRules)
  const today = Temporal.PlainDate.from('2026-11-28')
  const offers = offersFor(
    { ...creditFactsInFiles, packageSources },
    { price, downPayment, ways: readWays(typed), region: 2, today, discount },
  )
  const offer = offers.find(({ slug }) => slug === paket) ?? expect.fail(`there is no ${paket}`)
  const reasons = Object.entries(fieldReasons({ offers, offer, price: price.otr }))
  return Object.fromEntries(reasons.flatMap(([field, reason]) => (reason ? [[field, reason.replaceAll('\u00a0', ' ')]] : [])))
}

test('for an available package no field has a reason', () => {
  expect(reasonsFor({ paket: 'standar', dp: '20%' })).toEqual({})
})

test.each([
  ['a down payment below that of every package', { paket: 'bunga-ringan', dp: '10%' }, { dp: 'DP minimal 20 %, Rp 60.000.000' }],
  [
    'a down payment below that of this package',
    { paket: 'bunga-ringan', dp: '20%' },
    { dp: 'Untuk Paket Bunga Ringan DP minimal 30 %, Rp 90.000.000' },
  ],
  [
    'months it is not given for',
    { paket: 'angsuran-akhir', tenor: '60' },
    { tenor: 'Paket Angsuran Akhir tersedia untuk 24, 36, 48 bulan' },
  ],
  [
    'a first instalment it does not have',
    { paket: 'anuitas', angsuran_pertama: 'addm' },
    { angsuran_pertama: 'Paket Anuitas memakai waktu angsuran pertama yang lain. Pilih waktu lain, atau paket lain' },
  ],
  [
    'a cover it does not have',
    { paket: 'bunga-ringan', dp: '30%', asuransi: 'tlo' },
    { asuransi: 'Paket Bunga Ringan memakai asuransi yang lain. Pilih asuransi lain, atau paket lain' },
  ],
])('%s has its reason beside its field', (_, typed, reasons) => expect(reasonsFor(typed as Typed)).toEqual(reasons))

test('a discount above the first payment has its reason beside its field', () => {
  expect(reasonsFor({ paket: 'standar', dp: '20%' }, 200_000_000).potongan).toMatch(
    /^Potongan maksimal Rp [\d.]+, yaitu bayar pertama paket ini/,
  )
})

test('two reasons are shown, each beside its field', () => {
  expect(reasonsFor({ paket: 'bunga-ringan', dp: '20%', asuransi: 'tlo' })).toEqual({
    dp: 'Untuk Paket Bunga Ringan DP minimal 30 %, Rp 90.000.000',
    asuransi: 'Paket Bunga Ringan memakai asuransi yang lain. Pilih asuransi lain, atau paket lain',
  })
})

test('without a package there is no reason', () => {
  expect(fieldReasons({ offers: [], offer: null, price: price.otr })).toEqual({})
})
