import type { FinancePackage } from './package-schema.ts'
import type { CreditLifeRow, FiduciaryRow, PackageRow, PackageRows, RateRow } from './package-sheets.ts'

/** A package that may lack rates or fees. */
export type Terms = Omit<FinancePackage, 'rates' | 'fees'> & {
  rates: FinancePackage['rates'][number][]
  fees: Omit<FinancePackage['fees'], 'fiduciary'> & { fiduciary: { upTo: number | null; fee: number }[] }
}

/** Packages as the rows of one day say. */
export function packagesOf({ packages, rates, fiduciary, creditLife }: PackageRows): Terms[] {
  return packages.map(
    (row): Terms => ({
      slug: row.slug,
      name: row.name,
      contract: row.contract as Terms['contract'],
      rateKind: row.rateKind as Terms['rateKind'],
      validity: { from: row.from, until: row.until },
      firstInstalments: [...row.firstInstalments] as Terms['firstInstalments'],
      rounding: { unit: row.roundingUnit, mode: row.roundingMode as Terms['rounding']['mode'] },
      minimumDownPayment: row.minimumDownPayment,
      rates: bandsOf(rates.filter((rate) => rate.package === row.slug)),
      fees: {
        admin: row.admin,
        policy: row.policy,
        fiduciary: tiersOf(fiduciary.filter((tier) => tier.package === row.slug)),
        provisionPercent: row.provision,
        creditLifePercent: byTenor(creditLife.filter((premium) => premium.package === row.slug)),
      },
      insurance: {
        covers: [...row.covers] as Terms['insurance']['covers'],
        financed: row.financed as Terms['insurance']['financed'],
        insuredShareByYear: row.shares.split(' ').map((share) => Number(share) / 100) as [number],
        rounding: { unit: row.premiumUnit, mode: row.premiumMode as Terms['rounding']['mode'] },
      },
      balloonPercent: row.balloon,
      confidence: row.confidence as Terms['confidence'],
      source: row.source,
    }),
  )
}

function bandsOf(rows: readonly RateRow[]): Terms['rates'] {
  const bands = Map.groupBy(rows, ({ downPaymentFrom }) => downPaymentFrom)
  return [...bands]
    .map(([downPaymentFrom, rates]) => ({ downPaymentFrom, percentByTenor: byTenor(rates) }))
    .filter(({ percentByTenor }) => Object.keys(percentByTenor).length > 0)
    .toSorted((one, other) => one.downPaymentFrom - other.downPaymentFrom)
}

function tiersOf(rows: readonly FiduciaryRow[]): Terms['fees']['fiduciary'] {
  return rows
    .flatMap(({ upTo, fee }) => (fee === null ? [] : [{ upTo, fee }]))
    .toSorted((one, other) => (one.upTo ?? Number.POSITIVE_INFINITY) - (other.upTo ?? Number.POSITIVE_INFINITY))
}

function byTenor(rows: readonly { tenor: number; percent: number | null }[]): Record<string, number> {
  return Object.fromEntries(rows.flatMap(({ tenor, percent }) => (percent === null ? [] : [[String(tenor), percent]])))
}

/** The rows that say the same as packages. `sources`: the text of each `source`. */
export function rowsOf(packages: readonly FinancePackage[], sources: Readonly<Record<string, { what: string }>>) {
  return {
    packages: packages.map((each): PackageRow => packageRow(each, sources[each.source]?.what ?? each.source)),
    rates: packages.flatMap((each) =>
      each.rates.flatMap(({ downPaymentFrom, percentByTenor }) =>
        tenorRows(each, percentByTenor).map((row): RateRow => ({ ...row, downPaymentFrom })),
      ),
    ),
    fiduciary: packages.flatMap(fiduciaryRows),
    creditLife: packages.flatMap((each): CreditLifeRow[] => tenorRows(each, each.fees.creditLifePercent)),
  }
}

function packageRow(each: FinancePackage, source: string): PackageRow {
  const { slug, name, contract, rateKind, validity, firstInstalments, rounding, minimumDownPayment, fees, insurance } = each
  return {
    ...{ slug, from: validity.from, until: validity.until, name, contract, rateKind, firstInstalments },
    ...{ roundingUnit: rounding.unit, roundingMode: rounding.mode },
    minimumDownPayment,
    ...{ admin: fees.admin, policy: fees.policy, provision: fees.provisionPercent, balloon: each.balloonPercent },
    ...{ covers: insurance.covers, financed: insurance.financed },
    shares: insurance.insuredShareByYear.map((share) => Math.round(share * 100)).join(' '),
    ...{ premiumUnit: insurance.rounding.unit, premiumMode: insurance.rounding.mode },
    ...{ confidence: each.confidence, source },
  }
}

function tenorRows({ slug, validity }: FinancePackage, percents: Record<string, number>) {
  return Object.entries(percents).map(([tenor, percent]) => ({
    package: slug,
    tenor: Number(tenor),
    from: validity.from,
    percent,
  }))
}

function fiduciaryRows({ slug, validity, fees }: FinancePackage): FiduciaryRow[] {
  const tiers = typeof fees.fiduciary === 'number' ? [{ upTo: null, fee: fees.fiduciary }] : fees.fiduciary
  return tiers.map(({ upTo, fee }) => ({ package: slug, upTo, from: validity.from, fee }))
}
