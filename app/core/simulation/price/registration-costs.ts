import file from '../../../../data/finance/registration-costs.json' with { type: 'json' }

/** What the registration of a car costs in every province, in whole rupiah. */
export type RegistrationCosts = {
  /** The value for the taxes (NJKB) when it is unknown: a share of the price. */
  taxableValue: { percentOfOtr: number }
  /** Of the vehicle tax, by body. */
  weights: Record<'sedan' | 'suv' | 'mpv' | 'pickup', number>
  stateFees: { registration: number; plates: number; ownershipBook: number }
  accidentFund: { passenger: number; pickup: number }
  electric: { taxFree: boolean }
}

export const registrationCostsInFile: RegistrationCosts = file
