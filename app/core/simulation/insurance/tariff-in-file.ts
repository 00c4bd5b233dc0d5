import file from '../../../../data/finance/insurance-tariff.json' with { type: 'json' }
import type { Bounds, Tariff, TariffOf } from './tariff.ts'
import { withRates } from './tariff-rates.ts'

// Apart from the rules of a tariff: a browser gets its tariff with the facts.

/** The first day of the values in the files. */
export const always = '2026-01-01'

/** SEOJK 6/SEOJK.05/2017, cars: any rate within these bounds is lawful. */
export const lawfulTariff: TariffOf<Bounds> = file

/** Lenders mostly use the lower bounds. */
export const tariffInFile: Tariff = withRates(lawfulTariff, ({ lower }) => lower)
