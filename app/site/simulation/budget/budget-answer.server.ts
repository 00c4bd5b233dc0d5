import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { provinces } from '../../../core/dealers/regions.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { jakarta, provinceByCode } from '../../../core/simulation/price/provinces.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Typed } from '../../../ui/form.ts'
import { readWays } from '../calculation/choice.ts'
import { affordableModels } from './affordable-models.ts'
import { readSums } from './sums.ts'

export type BudgetAnswer = Awaited<ReturnType<typeof answerBudget>>

/** What the page shows after the sums named so far; without any, no models. */
export async function answerBudget(db: Db, typed: Typed, today: Day) {
  const sums = readSums(typed)
  const { tenor } = readWays(typed)
  const province = provinceByCode(typed.province ?? '') ?? provinceByCode(jakarta)
  const asked = sums.budget &&
    province && { budget: sums.budget, province, tenor, packages: packagesInFile, on: today.toString() }
  return {
    ...sums,
    tenor,
    provinces,
    province: province?.code ?? jakarta,
    models: asked ? affordableModels(await readCatalogue(db), asked) : null,
  }
}
