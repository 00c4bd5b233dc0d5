import { z } from 'zod'
import { type Car, isOnSale, type Variant } from '../../core/cars/car.ts'
import { isCurrent, validity } from '../../core/content/validity.ts'
import type { Instant } from '../../lib/instant.ts'

/** The operator's settings for pre-orders. */
export const preOrderSettings = z.object({
  /** The one open model; null when none is open. */
  model: z.string().nullable(),
  /** The open variants; all when left out. */
  variants: z.array(z.string()).nonempty().optional(),
  ...validity.shape,
  /** When the first cars are expected: half a year, `2027-H1`, or a month, `2027-02`. */
  deliveryFrom: z.string().regex(/^\d{4}-(?:H[12]|\d{2})$/),
  /** The refund rule. Visitors read it before they commit. */
  refundRule: z.string().min(1),
  /** What happens after the form, in order, and what each step means. */
  steps: z.array(z.object({ title: z.string(), text: z.string() })).nonempty(),
  /** How many places one phone number may have in the queue. */
  placesPerNumber: z.number().int().positive().default(2),
  /** Opening hours within which the dealer answers. */
  answerMinutes: z.number().int().positive().default(120),
  /** True when these are not the maker's terms. Pages say so. */
  sample: z.boolean(),
})
export type PreOrderSettings = z.output<typeof preOrderSettings>

/** A model that can be pre-ordered now, with its variants and terms. */
export type Opening = { car: Car; variants: readonly [Variant, ...Variant[]]; settings: PreOrderSettings }

export type Availability =
  | ({ kind: 'open' } & Opening)
  | { kind: 'before'; car: Car; from: string }
  | { kind: 'over'; car: Car }
  | { kind: 'none' }

/** The model that can be pre-ordered now. A setting with a model or variant that is not sold opens nothing. */
export function availabilityOf(settings: PreOrderSettings | null, cars: readonly Car[], now: Instant): Availability {
  const car = cars.find((each) => each.slug === settings?.model)
  if (!settings || !car || !isOnSale(car)) return { kind: 'none' }
  const [first, ...others] = car.variants.filter(({ slug }) => settings.variants?.includes(slug) ?? true)
  if (!first) return { kind: 'none' }
  const { from } = settings
  if (from !== undefined && !isCurrent({ from }, now)) return { kind: 'before', car, from }
  return isCurrent(settings, now) ? { kind: 'open', car, variants: [first, ...others], settings } : { kind: 'over', car }
}
