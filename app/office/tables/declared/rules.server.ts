import { effectiveDayAt } from '~/core/content/sheets/effective-day.server.ts'
import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { creditRuleSheet } from '~/core/simulation/credit-rules/credit-rule-sheet.ts'
import { creditRuleStore } from '~/core/simulation/credit-rules/credit-rule-store.server.ts'
import { registrationSheet } from '~/core/simulation/price/registration-sheet.ts'
import { registrationStore } from '~/core/simulation/price/registration-store.server.ts'
import type { Table, WrongRow } from '../table.ts'
import { appliesToday } from './applies-today.ts'

/** What holds for every credit, whatever the package. */
export const creditRulesTable: Table = {
  store: creditRuleStore,
  group: 'credit',
  check: (rows, _, now) => [...appliesToday(creditRuleSheet, rows, effectiveDayAt(now)), ...usualBelowLeast(rows)],
}

function usualBelowLeast(rows: readonly AnyRow[]): WrongRow[] {
  return rows
    .filter(({ usualDownPayment, leastDownPayment }) => Number(usualDownPayment) < Number(leastDownPayment))
    .map((row) => ({ row, column: 'usualDownPayment', text: 'DP awal harus paling sedikit sebesar DP terkecil' }))
}

/** What the registration of a car costs in every province. */
export const registrationTable: Table = {
  store: registrationStore,
  group: 'credit',
  check: (rows, _, now) => appliesToday(registrationSheet, rows, effectiveDayAt(now)),
}
