import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { defineStore, readEffectiveRows } from '../../content/sheets/sheets.server.ts'
import type { Province } from './province.ts'
import { type ProvinceRow, provinceSheet } from './province-sheet.ts'
import { provinces } from './provinces.ts'

/** Before the first day of every row. */
const always = '2026-01-01'

export const provinceStore = defineStore({ sheet: provinceSheet, seed: () => provinces.map(rowOf) })

/** What each province adds to a price on the effective day. */
export function readProvinces(db: Db): Promise<Province[]> {
  return remembered(db, 'price-provinces', async () => {
    const rows = await readEffectiveRows(db, provinceStore)
    return provinces.map((seed) => {
      const row = rows.find(({ province }) => province === seed.code)
      return row ? provinceOf(seed.name, row) : seed
    })
  })
}

function rowOf({ code, insuranceRegion, taxBasis, confidence, source, ...percents }: Province): ProvinceRow {
  const { transferTaxPercent, vehicleTaxPercent, aboveJakartaPercent } = percents
  return {
    ...{ province: code, from: always, transferTaxPercent, vehicleTaxPercent, aboveJakartaPercent },
    ...{ insuranceRegion: String(insuranceRegion), taxBasis, confidence, source },
  }
}

function provinceOf(
  name: string,
  { province, insuranceRegion, taxBasis, confidence, source, ...percents }: ProvinceRow,
): Province {
  const { transferTaxPercent, vehicleTaxPercent, aboveJakartaPercent } = percents
  return {
    code: province,
    name,
    insuranceRegion: Number(insuranceRegion) as Province['insuranceRegion'],
    transferTaxPercent,
    vehicleTaxPercent,
    taxBasis: taxBasis as Province['taxBasis'],
    aboveJakartaPercent,
    confidence: confidence as Province['confidence'],
    source,
  }
}
