import { describe, expect, test } from 'vitest'
import { creditFactsInFiles } from '../../../core/simulation/credit-facts.fixture.ts'
import { packageSources } from '../../../core/simulation/packages/packages-in-file.ts'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Typed } from '../../../ui/form.ts'
import { readWays } from './choice.ts'
import { readDownPayment } from './down-payment-field.ts'
import { noFigures } from './no-figures.ts'
import { offersFor } from './offers.ts'

const price = { otr: 337_800_000, surcharge: 0, accessories: 0, vehicle: 'passenger' } as PricedCar

function told({ paket, ...typed }: Typed) {
  const downPayment = readDownPayment(typed, price.otr, creditFactsInFiles.creditRules)
  const on = { region: 2, today: Temporal.PlainDate.from('2026-11-28'), discount: 0 } as const
  const offers = offersFor({ ...creditFactsInFiles, packageSources }, { price, downPayment, ways: readWays(typed), ...on })
  const offer = offers.find(({ slug }) => slug === paket) ?? expect.fail(`there is no ${paket}`)
  const { text, reasons, instead } = noFigures({ downPayment, offers, offer })
  return { text: [text, ...reasons].join(' '), instead: instead?.name }
}

describe('a package that does not fit is shown with its reason, and one that fits is named', () => {
  test.each([
    [
      'a larger down payment',
      { paket: 'bunga-ringan', dp: '20%' },
      'Paket Bunga Ringan tidak cocok dengan pilihan ini. DP minimal 30 %.',
    ],
    [
      'another first instalment',
      { paket: 'anuitas', angsuran_pertama: 'addm' },
      'Paket Anuitas tidak cocok dengan pilihan ini. Paket ini memakai waktu angsuran pertama yang lain.',
    ],
    [
      'fewer months',
      { paket: 'angsuran-akhir', tenor: '60' },
      'Paket Angsuran Akhir tidak cocok dengan pilihan ini. Tersedia untuk 24, 36, 48 bulan.',
    ],
  ])('%s', (_, typed, text) => expect(told(typed)).toEqual({ text, instead: 'Paket Standar' }))
})

test('"no package fits" is shown only when that is true', () => {
  const { text, instead } = told({ paket: 'bunga-ringan', dp: '10%' })
  expect(text).toMatch(/^Tidak ada paket untuk pilihan ini\./)
  expect(instead).toBeUndefined()
})

test('with an unreadable down payment no package is blamed', () => {
  expect(told({ paket: 'bunga-ringan', dp: 'banyak' })).toEqual({
    text: 'Perbaiki DP dahulu, lalu hitungannya muncul di sini.',
    instead: undefined,
  })
})
