import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { tradeInDataInFiles } from '~/site/simulation/trade-in/trade-in-data.server.ts'
import { usedCarsOf } from '~/site/simulation/trade-in/used-car-rows.ts'
import { depreciationStore, referenceStore } from '~/site/simulation/trade-in/used-car-stores.server.ts'
import type { Table, WrongRow } from '../table.ts'

const group = 'prices' as const
const cars = usedCarsOf(tradeInDataInFiles).map(({ value, label }) => ({ value, label }))

/** What old cars are worth when they are traded in. */
export const usedCarTables: readonly Table[] = [
  { store: referenceStore, group, options: async () => ({ car: cars }) },
  { store: depreciationStore, group, check: checkYears },
]

/** Without a gap in the years: a curve with one is not used. */
function checkYears(rows: readonly AnyRow[]): WrongRow[] {
  const bySegment = Map.groupBy(rows, ({ segment }) => segment)
  return [...bySegment.values()].flatMap((all) => {
    const years = new Set(all.map(({ year }) => Number(year)))
    const gap = all.find(({ year }) => Number(year) > 1 && !years.has(Number(year) - 1))
    return gap || !years.has(1)
      ? [{ row: gap ?? all[0] ?? {}, column: 'year', text: 'Tahun harus berurutan mulai dari 1, tanpa celah' }]
      : []
  })
}
