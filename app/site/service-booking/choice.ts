import type { Typed } from '../../ui/form.ts'
import type { Options } from './options.server.ts'

/** Fields that the address may contain. None of them is personal data. */
export const choiceFields = [
  'vehicle',
  'variant',
  'year',
  'color',
  'type',
  'kilometres',
  'province',
  'city',
  'dealer',
  'date',
  'time',
] as const
/** The choices so far, from the address or the form. An empty string means no choice. */
export type Choice = Record<(typeof choiceFields)[number], string>

export function choiceOf(typed: Typed): Choice {
  return Object.fromEntries(choiceFields.map((name) => [name, typed[name] ?? ''])) as Choice
}

/** The valid choices, as the form shows them. */
export function choiceIn({ typed, car, variant, type, place, schedule: { date, time } }: Options): Choice {
  return {
    ...typed,
    vehicle: car?.slug ?? '',
    variant: variant ?? '',
    type: type ?? '',
    province: place.province?.code ?? '',
    city: place.city?.code ?? '',
    dealer: place.dealer?.slug ?? '',
    date: date ?? '',
    time: time ?? '',
  }
}
