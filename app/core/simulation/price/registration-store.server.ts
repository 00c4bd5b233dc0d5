import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { defineStore, readEffectiveRows } from '../../content/sheets/sheets.server.ts'
import { type RegistrationCosts, registrationCostsInFile } from './registration-costs.ts'
import { type RegistrationRow, registrationSheet } from './registration-sheet.ts'

/** Before the first day of every row. */
const always = '2026-01-01'

export const registrationStore = defineStore({ sheet: registrationSheet, seed: () => [rowOf(registrationCostsInFile)] })

/** The costs of the effective day; those of the files before the first row begins. */
export function readRegistrationCosts(db: Db): Promise<RegistrationCosts> {
  return remembered(db, 'registration-costs', async () => {
    const [row] = await readEffectiveRows(db, registrationStore)
    return row ? costsOf(row) : registrationCostsInFile
  })
}

function rowOf({ taxableValue, weights, stateFees, accidentFund }: RegistrationCosts): RegistrationRow {
  return {
    from: always,
    ...stateFees,
    accidentPassenger: accidentFund.passenger,
    accidentPickup: accidentFund.pickup,
    taxableValuePercent: taxableValue.percentOfOtr,
    weightSedan: weights.sedan,
    weightSuv: weights.suv,
    weightMpv: weights.mpv,
    weightPickup: weights.pickup,
  }
}

function costsOf(row: RegistrationRow): RegistrationCosts {
  const { registration, plates, ownershipBook } = row
  return {
    taxableValue: { percentOfOtr: row.taxableValuePercent },
    weights: { sedan: row.weightSedan, suv: row.weightSuv, mpv: row.weightMpv, pickup: row.weightPickup },
    stateFees: { registration, plates, ownershipBook },
    accidentFund: { passenger: row.accidentPassenger, pickup: row.accidentPickup },
    // The law exempts electric cars; no row changes that.
    electric: registrationCostsInFile.electric,
  }
}
