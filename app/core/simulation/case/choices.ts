// Apart from the schema, so that browser code can use these without the schema library.

export const rateKinds = ['flat', 'effective', 'murabahah-flat', 'murabahah-annuity'] as const
export type RateKind = (typeof rateKinds)[number]

/** What stays the same when the first instalment is paid at delivery; only for flat rates. */
export const rateBases = ['same-flat', 'same-effective'] as const

/** ADDM (`advance`): the first instalment is paid at delivery. ADDB (`arrears`): a month later. */
export const firstInstalments = ['advance', 'arrears'] as const
export type FirstInstalment = (typeof firstInstalments)[number]

/** In an address. */
export const firstInstalmentNames = { addm: 'advance', addb: 'arrears' } as const satisfies Record<string, FirstInstalment>
export type FirstInstalmentName = keyof typeof firstInstalmentNames

export const yearCovers = ['comprehensive', 'tlo'] as const
/** Cover in one policy year. TLO pays for total loss only. */
export type YearCover = (typeof yearCovers)[number]

/** Kinds in the tariff: passenger cars, by value, and pickups and trucks of any value (category 6). */
export const vehicleKinds = ['passenger', 'pickup'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

/** Combination: comprehensive in the first year, TLO afterwards. */
export const covers = [...yearCovers, 'combination'] as const
export type Cover = (typeof covers)[number]

export const financedInsurance = ['none', 'all', 'after-first-year'] as const

export const extensions = ['flood', 'earthquake', 'riot', 'terrorism'] as const
export type Extension = (typeof extensions)[number]

/** Rupiah. The regulator's tiers: what the insurance pays at most for damage to others. */
export const liabilityLimits: readonly number[] = [25_000_000, 50_000_000, 100_000_000]

export const financeableFees = ['provision', 'credit-life'] as const
export type FinancedInsurance = (typeof financedInsurance)[number]
export type RateBasis = (typeof rateBases)[number]
