import { remembered } from '../../../core/content/content-memory.server.ts'
import { defineStore, readEffectiveRows } from '../../../core/content/sheets/sheets.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { TradeInData } from './current-car.ts'
import { tradeInDataInFiles } from './trade-in-data.server.ts'
import { depreciationRows, referenceRows, withRows } from './used-car-rows.ts'
import { depreciationSheet, referenceSheet } from './used-car-sheets.ts'

export const referenceStore = defineStore({ sheet: referenceSheet, seed: () => referenceRows(tradeInDataInFiles) })
export const depreciationStore = defineStore({ sheet: depreciationSheet, seed: () => depreciationRows(tradeInDataInFiles) })

/** Used cars and the rules of their value, on the effective day. */
export function readTradeInData(db: Db): Promise<TradeInData> {
  return remembered(db, 'trade-in-data', async () => {
    const references = await readEffectiveRows(db, referenceStore)
    return withRows(tradeInDataInFiles, references, await readEffectiveRows(db, depreciationStore))
  })
}
