import type { Typed } from '../../ui/form.ts'
import type { Options } from './options.server.ts'

export const choiceFields = ['vehicle', 'warna', 'province', 'city', 'dealer', 'date', 'time'] as const
/** The choices so far, from the address or the form. An empty string means no choice. */
export type Choice = Record<(typeof choiceFields)[number], string>

export function choiceOf(typed: Typed): Choice {
  return Object.fromEntries(choiceFields.map((name) => [name, typed[name] ?? ''])) as Choice
}

/** The valid choices, as the form shows them. */
export function choiceIn({ car, place: { province, city, dealer }, schedule: { date, time } }: Options): Choice {
  return {
    vehicle: car?.slug ?? '',
    warna: car?.colour ?? '',
    province: province?.code ?? '',
    city: city?.code ?? '',
    dealer: dealer?.slug ?? '',
    date: date ?? '',
    time: time ?? '',
  }
}
