import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { defineStore, readEffectiveRows } from '../../content/sheets/sheets.server.ts'
import { creditRuleSheet } from './credit-rule-sheet.ts'
import { type CreditRules, creditRulesInFile } from './credit-rules.ts'

/** Before the first day of every row. */
const always = '2026-01-01'

export const creditRuleStore = defineStore({
  sheet: creditRuleSheet,
  seed: () => [{ from: always, ...creditRulesInFile }],
})

/** The rules of the effective day; those of the files before the first row begins. */
export function readCreditRules(db: Db): Promise<CreditRules> {
  return remembered(db, 'credit-rules', async () => {
    const [row] = await readEffectiveRows(db, creditRuleStore)
    if (!row) return creditRulesInFile
    const { from: _, ...rules } = row
    return rules
  })
}
