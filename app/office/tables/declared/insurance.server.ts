import { effectiveDayAt } from '~/core/content/sheets/effective-day.server.ts'
import { type AnyRow, effectiveOn } from '~/core/content/sheets/sheet.ts'
import type { Bounds } from '~/core/simulation/insurance/tariff.ts'
import { lawfulTariff } from '~/core/simulation/insurance/tariff-in-file.ts'
import { type RateFor, type Risk, withRates } from '~/core/simulation/insurance/tariff-rates.ts'
import { insuredShareSheet, tariffSheet } from '~/core/simulation/insurance/tariff-sheets.ts'
import { insuredShareStore, tariffStore } from '~/core/simulation/insurance/tariff-store.server.ts'
import type { Instant } from '~/lib/instant.ts'
import { formatNumber } from '~/lib/number.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Table, WrongRow } from '../table.ts'

const group = 'credit' as const

/** What insuring a car costs. */
export const insuranceTables: readonly Table[] = [
  { store: tariffStore, group, check: async (rows, _: Db, now) => checkTariff(rows, now) },
  { store: insuredShareStore, group, check: async (rows, _: Db, now) => checkShares(rows, now) },
]

const lawful = new Map<string, Bounds & RateFor>()
withRates(lawfulTariff, (bounds, place) => lawful.set(keyOf({ ...place, region: String(place.region) }), { ...bounds, ...place }))

function keyOf({ risk, cover, region }: AnyRow): string {
  return `${risk} ${cover} ${region}`
}

/** Every rate is within the bounds of the regulator, past and coming ones too, and every one applies today. */
export function checkTariff(rows: readonly AnyRow[], now: Instant): WrongRow[] {
  const unlawful = rows.flatMap((row): WrongRow[] => {
    const bounds = lawful.get(keyOf(row))
    const rate = Number(row.ratePercent)
    if (!bounds || (rate >= bounds.lower && rate <= bounds.upper)) return []
    return [{ row, column: 'ratePercent', text: outside(bounds) }]
  })
  const applying = new Set(effectiveOn(tariffSheet, rows, effectiveDayAt(now)).map(keyOf))
  const missing = [...lawful].filter(([key]) => !applying.has(key)).map(([, place]) => withoutRate(place))
  return [...unlawful, ...missing]
}

const outside = ({ lower, upper }: Bounds) =>
  lower === upper
    ? `Tarif harus ${formatNumber(lower, 3)} persen menurut SEOJK 6/2017`
    : `Tarif harus ${formatNumber(lower, 3)} sampai ${formatNumber(upper, 3)} persen menurut SEOJK 6/2017`

function withoutRate({ risk, cover, region }: RateFor): WrongRow {
  const name = [labelOf('risk', risk satisfies Risk), labelOf('cover', cover), labelOf('region', String(region))].join(', ')
  return {
    row: { risk, cover, region: String(region) },
    column: null,
    text: `${name} harus tetap punya tarif yang sudah berlaku`,
  }
}

const labelOf = (column: 'risk' | 'cover' | 'region', value: string): string =>
  tariffSheet.columns[column].options.find((option) => option.value === value)?.label ?? value

/** A share for each year from the first on, today and on every coming day of a change. */
export function checkShares(rows: readonly AnyRow[], now: Instant): WrongRow[] {
  const today = effectiveDayAt(now)
  const days = [today, ...rows.map(({ from }) => String(from)).filter((from) => from > today)]
  const gaps = days.filter((day) => {
    const years = effectiveOn(insuredShareSheet, rows, day).map(({ year }) => Number(year))
    return years.length === 0 || years.toSorted((one, other) => one - other).some((year, place) => year !== place + 1)
  })
  if (gaps.length === 0) return []
  return [
    { row: rows[0] ?? {}, column: 'year', text: 'Tahun harus berurutan mulai dari 1, tanpa celah, pada setiap hari berlaku' },
  ]
}
