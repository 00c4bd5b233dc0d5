import { z } from 'zod'
import { type Car, isOnSale, type Variant } from '../../core/cars/car.ts'
import { isCurrent, validity } from '../../core/content/validity.ts'
import type { Instant } from '../../lib/instant.ts'

/** What the operator decides about pre-orders. */
export const preOrderSettings = z.object({
  /** The one model that is open; null: none. */
  model: z.string().nullable(),
  /** Only these of its variants; all where left out. */
  variants: z.array(z.string()).nonempty().optional(),
  ...validity.shape,
  /** When the first cars are expected: half a year, `2027-H1`, or a month, `2027-02`. */
  deliveryFrom: z.string().regex(/^\d{4}-(?:H[12]|\d{2})$/),
  /** What is paid back, and when; shown before anybody commits. */
  refundRule: z.string().min(1),
  /** What happens after the form, in order, and what each step means. */
  steps: z.array(z.object({ title: z.string(), text: z.string() })).nonempty(),
  /** Places one phone number may have in the queue. */
  placesPerNumber: z.number().int().positive().default(2),
  /** Opening hours within which the dealer answers. */
  answerMinutes: z.number().int().positive().default(120),
  /** Not terms of the maker: pages say so. */
  sample: z.boolean(),
})
export type PreOrderSettings = z.output<typeof preOrderSettings>

/** A model that can be pre-ordered now, and how. */
export type Opening = { car: Car; variants: readonly [Variant, ...Variant[]]; settings: PreOrderSettings }

export type Availability =
  | ({ kind: 'open' } & Opening)
  | { kind: 'before'; car: Car; from: string }
  | { kind: 'over'; car: Car }
  | { kind: 'none' }

/** Which model can be pre-ordered at this moment. A setting that names what the catalogue does not sell opens nothing. */
export function availabilityOf(settings: PreOrderSettings | null, cars: readonly Car[], now: Instant): Availability {
  const car = cars.find((each) => each.slug === settings?.model)
  if (!settings || !car || !isOnSale(car)) return { kind: 'none' }
  const [first, ...others] = car.variants.filter(({ slug }) => settings.variants?.includes(slug) ?? true)
  if (!first) return { kind: 'none' }
  const { from } = settings
  if (from !== undefined && !isCurrent({ from }, now)) return { kind: 'before', car, from }
  return isCurrent(settings, now) ? { kind: 'open', car, variants: [first, ...others], settings } : { kind: 'over', car }
}
