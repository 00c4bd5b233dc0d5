import { expect, test } from 'vitest'
import { tradeInDataInFiles } from './trade-in-data.server.ts'
import { depreciationRows, referenceRows, usedCarsOf, withRows } from './used-car-rows.ts'

const references = referenceRows(tradeInDataInFiles)
const curves = depreciationRows(tradeInDataInFiles)

test('the rows of the sheets say the same as the files, and each car has its own row', () => {
  expect(withRows(tradeInDataInFiles, references, curves)).toEqual(tradeInDataInFiles)
  expect(new Set(references.map(({ car }) => car)).size).toBe(references.length)
})

test('a new reference price replaces one car only; an empty one ends its estimate', () => {
  const [first, second] = references
  const changed = references.map((row) =>
    row === first ? { ...row, amount: 250_000_000, basis: 'list-price' } : row === second ? { ...row, amount: null } : row,
  )
  const [one, two, three] = usedCarsOf(withRows(tradeInDataInFiles, changed, curves)).map(({ variant }) => variant.reference)
  expect(one).toEqual({ amount: 250_000_000, basis: 'list-price' })
  expect(two).toBeNull()
  expect(three).toEqual(usedCarsOf(tradeInDataInFiles)[2]?.variant.reference)
})

test('a curve with a missing year is not used', () => {
  const segment = 'ladder-suv'
  const lower = curves.map((row) => (row.segment === segment && row.year === 3 ? { ...row, percent: 80 } : row))
  const gap = lower.filter((row) => row.segment !== segment || row.year !== 2)
  const seed = tradeInDataInFiles.rules.curves[segment]
  expect(withRows(tradeInDataInFiles, references, lower).rules.curves[segment].index[2]).toBe(8000)
  expect(withRows(tradeInDataInFiles, references, gap).rules.curves[segment]).toEqual(seed)
})
