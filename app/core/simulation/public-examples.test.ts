import { expect, test } from 'vitest'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { brochure, publicExamples } from './public-examples.fixture.ts'
import { simulate } from './simulate.ts'

test.each(publicExamples)('$id: $what', ({ given, expected }) => {
  const result = simulate(given, tariffInFile)
  expect(result.ok && result.value).toMatchObject(expected)
})

test.each(brochure.rows)('FX-13: $months instalments of $instalment', ({ months, instalment, sum, impliedFlat }) => {
  const result = simulate(
    {
      otr: brochure.otr,
      dp: { amount: brochure.dp },
      tenorMonths: months,
      rate: { kind: 'flat', percent: impliedFlat },
      rounding: { mode: 'nearest' },
    },
    tariffInFile,
  )
  expect(result.ok && result.value.instalment).toBe(instalment)
  expect(instalment * months).toBe(sum)
})
