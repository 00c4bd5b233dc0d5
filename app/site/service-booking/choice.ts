import type { Typed } from '../../ui/form.ts'
import type { Options } from './options.server.ts'

/** What may stand in the address: nothing of it tells who asks. */
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
/** What was chosen so far, as it stands in the address or the form; empty where nothing was. */
export type Choice = Record<(typeof choiceFields)[number], string>

export function choiceOf(typed: Typed): Choice {
  return Object.fromEntries(choiceFields.map((name) => [name, typed[name] ?? ''])) as Choice
}

/** What is chosen after the rules had their say, as the form shows it. */
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
