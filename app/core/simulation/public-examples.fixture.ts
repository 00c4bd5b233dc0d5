import type { Case } from './case/case-schema.ts'
import type { RateBasis, RateKind } from './case/choices.ts'

/** Figures of published tables, each with its own rounding. Where a source has a mistake, the corrected figure. */
export type PublicExample = {
  id: string
  what: string
  given: Case
  expected: Partial<Record<'downPayment' | 'financed' | 'instalment' | 'interestTotal' | 'tdp' | 'totalPaid', number>>
}

const flat = (percent: number): { kind: RateKind; percent: number; basis?: RateBasis } => ({ kind: 'flat', percent })
const toTheSen = { mode: 'none' } as const
const toTheRupiah = { unit: 1, mode: 'nearest' } as const

const avanza: Case = {
  otr: 187_950_000,
  dp: { percent: 25 },
  tenorMonths: 36,
  rate: flat(5.85),
  insurance: { ratePercent: 2.97, insuredShareByYear: [1, 0.8, 0.8], financed: 'after-first-year' },
  fees: { admin: 1_100_000, fiduciary: 650_000, policy: 50_000 },
}

export const publicExamples: PublicExample[] = [
  {
    id: 'FX-01',
    what: 'insurance of the first year in cash, the rest financed; ADDM',
    given: avanza,
    expected: {
      downPayment: 46_987_500,
      financed: 149_893_884,
      instalment: 4_895_000,
      interestTotal: 26_306_377,
      tdp: 59_264_615,
    },
  },
  {
    id: 'FX-01',
    what: 'the same in ADDB',
    given: { ...avanza, firstInstalment: 'arrears' },
    expected: { instalment: 4_895_000, tdp: 54_369_615 },
  },
  {
    id: 'FX-05',
    what: 'insurance for the whole term, provision, policy and admin in cash; the stored source ends before its TDP',
    given: {
      otr: 150_000_000,
      dp: { percent: 25 },
      tenorMonths: 36,
      rate: flat(7),
      rounding: toTheSen,
      insurance: { ratePercent: 4, insuredShareByYear: [1, 0, 0], financed: 'none' },
      fees: { provisionPercent: 0.5, policy: 150_000, admin: 400_000 },
    },
    expected: { downPayment: 37_500_000, financed: 112_500_000, instalment: 3_781_250, tdp: 48_393_750 },
  },
  {
    id: 'FX-06',
    what: 'murabahah annuity; the total is the selling price',
    given: {
      otr: 200_000_000,
      dp: { percent: 30 },
      tenorMonths: 60,
      rate: { kind: 'murabahah-annuity', percent: 12 },
      firstInstalment: 'arrears',
      rounding: toTheSen,
    },
    expected: {
      financed: 140_000_000,
      instalment: 3_114_222.68,
      interestTotal: 46_853_360.55,
      totalPaid: 246_853_360.55,
    },
  },
  {
    id: 'FX-07',
    what: 'no down payment, rounded down to the rupiah',
    given: {
      otr: 10_000_000,
      dp: { amount: 0 },
      tenorMonths: 60,
      rate: flat(11.12),
      rounding: { unit: 1, mode: 'down' },
    },
    expected: { instalment: 259_333 },
  },
  {
    id: 'FX-08',
    what: 'used car, nearest rupiah',
    given: { otr: 150_000_000, dp: { percent: 30 }, tenorMonths: 36, rate: flat(6.75), rounding: toTheRupiah },
    expected: { financed: 105_000_000, interestTotal: 21_262_500, instalment: 3_507_292 },
  },
  {
    id: 'FX-09',
    what: 'interest only; the stored source ends before its instalment',
    given: { otr: 198_000_000, dp: { percent: 30 }, tenorMonths: 36, rate: flat(7), rounding: toTheRupiah },
    expected: { downPayment: 59_400_000, financed: 138_600_000, interestTotal: 29_106_000, instalment: 4_658_500 },
  },
  {
    id: 'FX-10',
    what: 'insurance of two percent of the principal each year; the source adds a wrong down payment, this is the right TDP',
    given: {
      otr: 150_000_000,
      dp: { percent: 25 },
      tenorMonths: 48,
      rate: flat(11),
      insurance: { ratePercent: 2, insuredShareByYear: [0.75], financed: 'none' },
      fees: { provisionPercent: 1, admin: 850_000 },
    },
    expected: { downPayment: 37_500_000, interestTotal: 49_500_000, instalment: 3_375_000, tdp: 51_850_000 },
  },
  {
    id: 'FX-11',
    what: 'rounded up to Rp 100',
    given: {
      otr: 200_000_000,
      dp: { percent: 20 },
      tenorMonths: 36,
      rate: flat(8),
      rounding: { unit: 100, mode: 'up' },
    },
    expected: { financed: 160_000_000, interestTotal: 38_400_000, instalment: 5_511_200 },
  },
  {
    id: 'FX-12',
    what: 'with the principal the article names first; the second is a misprint',
    given: { otr: 151_400_000, dp: { percent: 20 }, tenorMonths: 36, rate: flat(8), rounding: toTheRupiah },
    expected: { financed: 121_120_000, instalment: 4_171_911 },
  },
  {
    id: 'FX-14',
    what: 'murabahah with a flat margin, nearest Rp 100',
    given: {
      otr: 20_000_000,
      dp: { amount: 4_000_000 },
      tenorMonths: 36,
      rate: { kind: 'murabahah-flat', percent: 10 },
      rounding: { unit: 100, mode: 'nearest' },
    },
    expected: { financed: 16_000_000, interestTotal: 4_800_000, instalment: 577_800 },
  },
  {
    id: 'FX-15',
    what: 'one percent a month, rounded down to the thousand',
    given: {
      otr: 19_000_000,
      dp: { amount: 3_000_000 },
      tenorMonths: 36,
      rate: flat(12),
      rounding: { unit: 1000, mode: 'down' },
    },
    expected: { interestTotal: 5_760_000, instalment: 604_000 },
  },
]

/** FX-13: a brochure without a rate. Tenors count the instalments after delivery (ADDM). Amounts are from the brochure. */
export const brochure = {
  otr: 19_582_000,
  dp: 2_800_000,
  rows: [
    { months: 11, instalment: 2_023_000, sum: 22_253_000, impliedFlat: 35.56 },
    { months: 23, instalment: 1_162_000, sum: 26_726_000, impliedFlat: 30.92 },
    { months: 35, instalment: 917_000, sum: 32_095_000, impliedFlat: 31.28 },
  ],
}
