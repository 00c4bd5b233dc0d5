import type { Db } from '../../../platform/database.server.ts'
import { remembered } from '../../content/content-memory.server.ts'
import { defineStore, readEffectiveRows } from '../../content/sheets/sheets.server.ts'
import type { DatedTariff, Tariff } from './tariff.ts'
import { always, tariffInFile } from './tariff-in-file.ts'
import { everyRate, type RateFor, withRates } from './tariff-rates.ts'
import { type InsuredShareRow, insuredShareSheet, type TariffRow, tariffSheet } from './tariff-sheets.ts'

export const tariffStore = defineStore({ sheet: tariffSheet, seed: () => rowsOf(tariffInFile) })

export const insuredShareStore = defineStore({
  sheet: insuredShareSheet,
  seed: () =>
    tariffInFile.insuredShareByYear.shares.map(
      (share, place): InsuredShareRow => ({ year: place + 1, from: always, sharePercent: Math.round(share * 10_000) / 100 }),
    ),
})

/** The tariff of the effective day. What the law alone decides stays as in the files: bands, loading, liability. */
export function readTariff(db: Db): Promise<DatedTariff> {
  return remembered(db, 'insurance-tariff', async () =>
    tariffOf(await readEffectiveRows(db, tariffStore), await readEffectiveRows(db, insuredShareStore)),
  )
}

/** A rate without a row, and shares without rows, are those of the files. */
export function tariffOf(rates: readonly TariffRow[], shares: readonly InsuredShareRow[]): DatedTariff {
  const byPlace = new Map(rates.map((row) => [keyOf({ ...row, region: Number(row.region) }), row.ratePercent]))
  const tariff = withRates(tariffInFile, (inFile, place) => byPlace.get(keyOf(place)) ?? inFile)
  const byYear = shares.toSorted((one, other) => one.year - other.year).map(({ sharePercent }) => sharePercent / 100)
  const days = [...rates, ...shares].map(({ from }) => from)
  return {
    ...tariff,
    ...(byYear.length > 0 && { insuredShareByYear: { shares: byYear } }),
    from: [always, ...days].toSorted().at(-1) ?? always,
  }
}

const keyOf = ({ risk, cover, region }: { risk: string; cover: string; region: number }) => `${risk} ${cover} ${region}`

function rowsOf(tariff: Tariff): TariffRow[] {
  const rates = new Map<string, number>()
  withRates(tariff, (rate, place) => rates.set(keyOf(place), rate))
  return everyRate.map(
    (place: RateFor): TariffRow => ({
      ...{ risk: place.risk, cover: place.cover, region: String(place.region) },
      ...{ from: always, ratePercent: rates.get(keyOf(place)) ?? 0 },
    }),
  )
}
