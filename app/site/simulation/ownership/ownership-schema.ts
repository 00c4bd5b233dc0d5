import { z } from 'zod'
import { confidences } from '../../../core/cars/car.ts'
import { rupiah } from '../../../lib/money.ts'
import { ofPercent } from '../trade-in/basis-points.ts'
import { segments, uses } from '../trade-in/used-cars.ts'
import { sources } from '../trade-in/used-cars-schema.ts'

const evidence = { confidence: z.enum(confidences), source: z.string() }
const amount = z.int().positive().transform(rupiah)
const provinceCode = z.string().regex(/^\d{2}$/)
/** `1.8592` percent, stored as ten-thousandths of a percent. */
const taxRate = z
  .number()
  .min(0)
  .max(20)
  .transform((percent) => Math.round(percent * 10_000))
/** `11.5` kilometres per litre, stored as tenths. */
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
  /** Percent of the taxed value per year, including the regency's surcharge (opsen). */
  percent: taxRate,
  /** From the owner's second car on. Only when it is published. */
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
  /** The taxed share of the on-the-road price (NJKB). */
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
    /** The province whose price is used when the own price is unknown. */
    elsewhere: provinceCode,
    confidence: z.enum(confidences),
    prices: z.array(z.object({ provinces: z.array(provinceCode).nonempty(), price: amount, source: z.string() })).nonempty(),
  })
  .refine(({ prices, elsewhere }) => prices.some(({ provinces }) => provinces.includes(elsewhere)), 'no price to stand in')

const electricity = z.object({
  product: z.enum(products),
  asOf: z.string(),
  /** In sen, hundredths of a rupiah. */
  pricePerKwh: z
    .number()
    .positive()
    .transform((price) => Math.round(price * 100)),
  ...evidence,
})

const car = z.object({
  model: z.string(),
  /** Variants to which this line applies. Without the list: all that no earlier line names. */
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

/** Data on the cost of owning a car: taxes, energy, and the properties of each model. */
export type OwnershipFacts = z.infer<typeof ownershipSchema>
export type CarFacts = z.infer<typeof car>
export type FuelPrices = z.infer<typeof fuelPrices>
export type ProvinceTax = z.infer<typeof province>
