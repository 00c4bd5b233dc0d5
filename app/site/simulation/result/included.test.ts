import { expect, test } from 'vitest'
import type { Breakdown, Item } from '../../../core/simulation/breakdown.ts'
import type { Case } from '../../../core/simulation/case/case-schema.ts'
import { extensionsOf } from '../../../core/simulation/insurance/extension-premiums.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { simulate } from '../../../core/simulation/simulate.ts'
import { includedIn } from './included.ts'
import { instalmentsAfter, isFirstPaidAtOnce } from './instalments.ts'
import { owedAfterEach } from './settlement.ts'

const threeYears: Case = {
  otr: 400_000_000,
  dp: { percent: 35 },
  tenorMonths: 36,
  rate: { kind: 'flat', percent: 5 },
  insurance: { financed: 'after-first-year', extensions: ['flood', { liability: 50_000_000 }] },
  fees: { admin: 2_500_000 },
}
function worked(more: Partial<Case> = {}): Breakdown {
  const result = simulate({ ...threeYears, ...more }, tariffInFile)
  return result.ok ? result.value : expect.fail()
}
const itemOf = ({ items }: Breakdown, code: Item['code'], paid: Item['paid']) =>
  items.find((item) => item.code === code && item.paid === paid) ?? expect.fail(`no ${code}`)

const extensionsIn = ({ insuranceYears }: Breakdown) => extensionsOf(threeYears.insurance ?? {}, insuranceYears, tariffInFile)

test('a premium includes its extensions, for the years that are paid the same way', () => {
  const breakdown = worked()
  const yearsOf = (paid: Item['paid']) =>
    includedIn(itemOf(breakdown, 'insurance', paid), extensionsIn(breakdown)).map(({ code, years }) => [
      code,
      years.map(({ year }) => year),
    ])
  expect(yearsOf('cash')).toEqual([
    ['flood', [1]],
    ['liability', [1]],
  ])
  expect(yearsOf('financed')).toEqual([
    ['flood', [2, 3]],
    ['liability', [2, 3]],
  ])
})

test('no other part includes extensions', () => {
  const breakdown = worked()
  expect(includedIn(itemOf(breakdown, 'admin', 'cash'), extensionsIn(breakdown))).toEqual([])
})

test('the first instalment is a part of the first payment, or follows it like the others', () => {
  const [advance, arrears] = [worked({ firstInstalment: 'advance' }), worked({ firstInstalment: 'arrears' })]
  expect([isFirstPaidAtOnce(advance), instalmentsAfter(advance)]).toEqual([true, 35])
  expect([isFirstPaidAtOnce(arrears), instalmentsAfter(arrears)]).toEqual([false, 36])
})

test('closing early costs the remaining debt, a penalty and the month that has started; at the end, the last payment', () => {
  const breakdown = worked({ balloonPercent: 20 })
  const owed = (month: number, contract: 'conventional' | 'murabahah') =>
    owedAfterEach({ case: threeYears, breakdown, contract, extensions: [], tariffFrom: '2026-01-01', penaltyPercent: 5 })[
      month - 1
    ]
  const { balance } = breakdown.schedule[11] ?? expect.fail()
  expect(owed(12, 'conventional')).toBe(balance + Math.round(balance * 0.05) + (breakdown.schedule[12]?.interest ?? 0))
  expect(owed(36, 'conventional')).toBe(80_000_000)
  expect(owed(12, 'murabahah')).toBe(24 * breakdown.instalment + 80_000_000)
  expect(owed(36, 'murabahah')).toBe(80_000_000)
})
