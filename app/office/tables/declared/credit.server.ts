import { effectiveDayAt } from '~/core/content/sheets/effective-day.server.ts'
import type { AnyRow } from '~/core/content/sheets/sheet.ts'
import { readSheet } from '~/core/content/sheets/sheets.server.ts'
import type { CreditLifeRow, FiduciaryRow, PackageRow, PackageRows, RateRow } from '~/core/simulation/packages/package-sheets.ts'
import {
  creditLifeStore,
  fiduciaryStore,
  incompletePackages,
  packageStore,
  rateStore,
} from '~/core/simulation/packages/package-stores.server.ts'
import { provinceStore } from '~/core/simulation/price/province-store.server.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Table, WrongRow } from '../table.ts'
import { provinceOptions } from './prices.server.ts'

const group = 'credit' as const

/** Finance packages with their rates and fees, and the taxes of provinces. */
export const creditTables: readonly Table[] = [
  { store: packageStore, group, check: (rows, db, now) => checkPackages(db, now, { packages: rows as PackageRow[] }) },
  {
    store: rateStore,
    group,
    options: packageOptions,
    check: (rows, db, now) => checkPackages(db, now, { rates: rows as RateRow[] }),
  },
  {
    store: fiduciaryStore,
    group,
    options: packageOptions,
    check: (rows, db, now) => checkPackages(db, now, { fiduciary: rows as FiduciaryRow[] }),
  },
  {
    store: creditLifeStore,
    group,
    options: packageOptions,
    check: (rows, db, now) => checkPackages(db, now, { creditLife: rows as CreditLifeRow[] }),
  },
  { store: provinceStore, group, options: async () => ({ province: provinceOptions }) },
]

async function packageOptions(db: Db) {
  const names = new Map((await readSheet(db, packageStore)).map(({ slug, name }) => [slug, name]))
  return { package: [...names].map(([value, label]) => ({ value, label })) }
}

/** A package that is complete must stay so, today and on each coming day on which something changes. */
async function checkPackages(db: Db, now: Instant, changed: Partial<PackageRows>): Promise<WrongRow[]> {
  const before: PackageRows = {
    packages: await readSheet(db, packageStore),
    rates: await readSheet(db, rateStore),
    fiduciary: await readSheet(db, fiduciaryStore),
    creditLife: await readSheet(db, creditLifeStore),
  }
  const rows = { ...before, ...changed }
  const today = effectiveDayAt(now)
  const all: readonly { from: string }[] = [...rows.packages, ...rows.rates, ...rows.fiduciary, ...rows.creditLife]
  const days = new Set([today, ...all.map(({ from }) => from).filter((from) => from > today)])
  const slugs = [...days].flatMap((day) => {
    const known = incompletePackages(before, day)
    return incompletePackages(rows, day).filter((slug) => !known.includes(slug) && isKnown(before, slug))
  })
  const names = new Map(rows.packages.map(({ slug, name }) => [slug, name]))
  return [...endsBeforeStart(rows.packages), ...[...new Set(slugs)].map((slug) => incomplete(names.get(slug) ?? slug))]
}

const isKnown = ({ packages }: PackageRows, slug: string) => packages.some((each) => each.slug === slug)

const incomplete = (name: string): WrongRow => ({
  row: {},
  column: null,
  text: `${name} harus tetap punya bunga, dan biaya fidusia dengan tingkat tanpa batas`,
})

/** Rows whose last day is before the first. */
export function endsBeforeStart(rows: readonly AnyRow[]): WrongRow[] {
  return rows
    .filter(({ from, until }) => from && until && String(until) < String(from))
    .map((row) => ({ row, column: 'until', text: 'Hari terakhir harus sesudah hari pertama' }))
}
