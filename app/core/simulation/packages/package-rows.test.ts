import { expect, test } from 'vitest'
import { readRow, writeRow } from '../../content/sheets/sheet.ts'
import { packagesOf, rowsOf } from './package-rows.ts'
import { creditLifeSheet, fiduciarySheet, packageSheet, rateSheet } from './package-sheets.ts'
import { incompletePackages } from './package-stores.server.ts'
import { packageSources, packagesInFile } from './packages-in-file.ts'

const rows = rowsOf(packagesInFile, packageSources)

test('the rows of the sheets say the same as the packages in the file', () => {
  const withSources = packagesInFile.map((each) => ({ ...each, source: packageSources[each.source]?.what }))
  expect(packagesOf(rows)).toEqual(withSources)
})

test('every seeded row is read back from its texts', () => {
  const packageOptions = packagesInFile.map(({ slug, name }) => ({ value: slug, label: name }))
  const of = <Row>(sheet: Parameters<typeof readRow>[0], all: readonly Row[]) => {
    const columns = Object.fromEntries(
      Object.entries(sheet.columns).map(([name, column]) => [
        name,
        name === 'package' ? { ...column, options: packageOptions } : column,
      ]),
    )
    for (const row of all) {
      expect(readRow({ columns } as typeof sheet, writeRow({ columns } as typeof sheet, row as never))).toEqual({
        ok: true,
        value: row,
      })
    }
  }
  of(packageSheet, rows.packages)
  of(rateSheet, rows.rates)
  of(fiduciarySheet, rows.fiduciary)
  of(creditLifeSheet, rows.creditLife)
})

test('a package without a rate is incomplete', () => {
  expect(incompletePackages(rows, '2026-11-30')).toEqual([])
  const withoutRates = { ...rows, rates: rows.rates.filter(({ package: slug }) => slug !== 'anuitas') }
  expect(incompletePackages(withoutRates, '2026-11-30')).toEqual(['anuitas'])
})
