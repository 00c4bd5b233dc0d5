import { type Car, type Colour, isFor, type Variant } from '../../core/cars/car.ts'
import { contactRefusals } from '../../core/leads/contact.ts'
import type { Opening } from './opening.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [
  ...contactRefusals,
  'variant-missing',
  'variant-unknown',
  'colour-missing',
  'colour-unknown',
  'dealer-missing',
  'dealer-unknown',
  'refund-rule-missing',
  'refund-rule-changed',
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const orderFields = ['variant', 'color', 'dealer', 'refund_rule', 'name', 'phone', 'email', 'agreement'] as const
export type OrderField = (typeof orderFields)[number]

/** Choices before the personal data. The address contains them. */
export const choiceFields = ['variant', 'color', 'province', 'city', 'dealer'] as const

/** The open variant with this slug. A single open variant is chosen automatically. */
export function chosenVariant({ variants }: Pick<Opening, 'variants'>, slug: string): Variant | null {
  return variants.find((each) => each.slug === slug) ?? only(variants)
}

/** The colours of the chosen variant, or of all open variants when none is chosen. */
export function coloursToChoose(car: Car, variants: readonly Variant[], variant: Variant | null): Colour[] {
  const considered = variant ? [variant] : variants
  return car.colours.filter((colour) => considered.some((each) => isFor(colour, each)))
}

/** The colour with this slug. A single colour is chosen automatically. */
export function chosenColour(colours: readonly Colour[], slug: string): Colour | null {
  return colours.find((each) => each.slug === slug) ?? only(colours)
}

function only<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null
}
