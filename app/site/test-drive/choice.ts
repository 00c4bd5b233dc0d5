import type { Typed } from '../../ui/form.ts'
import type { Options } from './options.server.ts'

export const choiceFields = ['vehicle', 'warna', 'province', 'city', 'dealer', 'date', 'time'] as const
/** What was chosen so far, as it stands in the address or the form; empty where nothing was. */
export type Choice = Record<(typeof choiceFields)[number], string>

export function choiceOf(typed: Typed): Choice {
  return Object.fromEntries(choiceFields.map((name) => [name, typed[name] ?? ''])) as Choice
}

/** What is chosen after the rules had their say, as the form shows it. */
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
