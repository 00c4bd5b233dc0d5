import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { effectiveOn } from '../../content/sheets/sheet.ts'
import { defineStore, readEffectiveRows } from '../../content/sheets/sheets.server.ts'
import { packagesOf, rowsOf, type Terms } from './package-rows.ts'
import { type FinancePackage, packageSchema } from './package-schema.ts'
import { creditLifeSheet, fiduciarySheet, type PackageRows, packageSheet, rateSheet } from './package-sheets.ts'
import { packageSources, packagesInFile } from './packages-in-file.ts'

const seeds = rowsOf(packagesInFile, packageSources)

export const packageStore = defineStore({ sheet: packageSheet, seed: () => seeds.packages })
export const rateStore = defineStore({ sheet: rateSheet, seed: () => seeds.rates })
export const fiduciaryStore = defineStore({ sheet: fiduciarySheet, seed: () => seeds.fiduciary })
export const creditLifeStore = defineStore({ sheet: creditLifeSheet, seed: () => seeds.creditLife })

/** The finance packages of the effective day. A package is offered once its rates and fees are there. */
export function readPackages(db: Db): Promise<FinancePackage[]> {
  return remembered(db, 'finance-packages', async () => {
    const packages = await readEffectiveRows(db, packageStore)
    const rates = await readEffectiveRows(db, rateStore)
    const fiduciary = await readEffectiveRows(db, fiduciaryStore)
    const creditLife = await readEffectiveRows(db, creditLifeStore)
    return packagesOf({ packages, rates, fiduciary, creditLife }).flatMap(complete)
  })
}

/** The slugs of packages that lack rates or fees on a day. */
export function incompletePackages(rows: PackageRows, day: string): string[] {
  const onDay = packagesOf({
    packages: effectiveOn(packageSheet, rows.packages, day),
    rates: effectiveOn(rateSheet, rows.rates, day),
    fiduciary: effectiveOn(fiduciarySheet, rows.fiduciary, day),
    creditLife: effectiveOn(creditLifeSheet, rows.creditLife, day),
  })
  return onDay.filter((each) => complete(each).length === 0).map(({ slug }) => slug)
}

/** The package in a list, or an empty list: it needs a rate, and a fee without an upper limit. */
function complete(terms: Terms): FinancePackage[] {
  const read = packageSchema.safeParse(terms)
  return read.success && terms.fees.fiduciary.at(-1)?.upTo === null ? [read.data] : []
}
