import { z } from 'zod'
import { confidences } from '../../../core/cars/car.ts'
import { rupiah } from '../../../lib/money.ts'
import { ofPercent } from '../trade-in/basis-points.ts'
import { segments, uses } from '../trade-in/used-cars.ts'
import { sources } from '../trade-in/used-cars-schema.ts'

const evidence = { confidence: z.enum(confidences), source: z.string() }
const amount = z.int().positive().transform(rupiah)
const provinceCode = z.string().regex(/^\d{2}$/)
/** `1.8592` percent, kept as ten-thousandths of a percent. */
const taxRate = z
  .number()
  .min(0)
  .max(20)
  .transform((percent) => Math.round(percent * 10_000))
/** `11.5` kilometres a litre, kept in tenths. */
const tenths = z
  .number()
  .min(1)
  .max(100)
  .transform((value) => Math.round(value * 10))

export const taxClasses = ['passenger', 'pickup'] as const
export const taxBases = ['published', 'assumed'] as const
export const products = ['pertamax', 'pertamina-dex', 'pln-3500-va'] as const
export const consumptionBases = ['press-test', 'estimate'] as const

const province = z.object({
  code: provinceCode,
  /** Of the taxed value a year, the regency's surcharge (opsen) within it. */
  percent: taxRate,
  /** From the second car of one owner on; only where it is published. */
  byCarNumber: z.array(taxRate).min(2).optional(),
  basis: z.enum(taxBases),
  ...evidence,
})

const thousandths = z
  .number()
  .min(0.5)
  .max(2)
  .transform((weight) => Math.round(weight * 1000))

const tax = z.object({
  /** Which share of the on-the-road price is taxed (NJKB). */
  taxedShare: z.object({ percent: z.number().min(1).max(100).transform(ofPercent), ...evidence }),
  weights: z.object({ passenger: thousandths, pickup: thousandths, ...evidence }),
  swdkllj: z.object({ passenger: amount, pickup: amount, ...evidence }),
  renewal: z.object({ stnk: amount, plates: amount, ...evidence }),
  provinces: z.array(province).nonempty(),
})

const fuelPrices = z
  .object({
    product: z.enum(products),
    asOf: z.string(),
    /** The province whose price stands in where none is known. */
    elsewhere: provinceCode,
    confidence: z.enum(confidences),
    prices: z.array(z.object({ provinces: z.array(provinceCode).nonempty(), price: amount, source: z.string() })).nonempty(),
  })
  .refine(({ prices, elsewhere }) => prices.some(({ provinces }) => provinces.includes(elsewhere)), 'no price to stand in')

const electricity = z.object({
  product: z.enum(products),
  asOf: z.string(),
  /** Hundredths of a rupiah. */
  pricePerKwh: z
    .number()
    .positive()
    .transform((price) => Math.round(price * 100)),
  ...evidence,
})

const car = z.object({
  model: z.string(),
  /** Only these; without it, all that no line before names. */
  variants: z.array(z.string()).optional(),
  segment: z.enum(segments),
  use: z.enum(uses),
  taxClass: z.enum(taxClasses),
  kilometresPerLitre: z.object({ value: tenths, basis: z.enum(consumptionBases), ...evidence }),
})

export const ownershipSchema = z.object({
  compiled: z.iso.date(),
  sources,
  years: z.int().min(1).max(10),
  tax,
  energy: z.object({ petrol: fuelPrices, diesel: fuelPrices, electricity }),
  cars: z.array(car).nonempty(),
})

/** What a car costs beside its price: taxes, energy, and how each model behaves. */
export type OwnershipFacts = z.infer<typeof ownershipSchema>
export type CarFacts = z.infer<typeof car>
export type FuelPrices = z.infer<typeof fuelPrices>
export type ProvinceTax = z.infer<typeof province>
