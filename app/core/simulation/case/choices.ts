// Apart from the schema, so that a page in the browser can use them without the schema's library.

export const rateKinds = ['flat', 'effective', 'murabahah-flat', 'murabahah-annuity'] as const
export type RateKind = (typeof rateKinds)[number]

/** What stays the same when the first instalment is moved to delivery; only for flat rates. */
export const rateBases = ['same-flat', 'same-effective'] as const

/** ADDM pays the first instalment at delivery, ADDB a month later. */
export const firstInstalments = ['advance', 'arrears'] as const
export type FirstInstalment = (typeof firstInstalments)[number]

export const yearCovers = ['comprehensive', 'tlo'] as const
/** Kinds of cover in one policy year; TLO pays for total loss only. */
export type YearCover = (typeof yearCovers)[number]

/** What the tariff tells apart: cars for people, by their value, and pickups and trucks of any value (category 6). */
export const vehicleKinds = ['passenger', 'pickup'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

/** Combination: comprehensive in the first year, TLO afterwards. */
export const covers = [...yearCovers, 'combination'] as const
export type Cover = (typeof covers)[number]

export const financedInsurance = ['none', 'all', 'after-first-year'] as const

export const extensions = ['flood', 'earthquake', 'riot', 'terrorism'] as const
export type Extension = (typeof extensions)[number]

export const financeableFees = ['provision', 'credit-life'] as const
export type FinancedInsurance = (typeof financedInsurance)[number]
export type RateBasis = (typeof rateBases)[number]
