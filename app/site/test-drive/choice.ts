import type { Options } from './options.server.ts'

export const choiceFields = ['vehicle', 'warna', 'province', 'city', 'dealer', 'date', 'time'] as const
/** What was chosen so far, as it stands in the address or the form; empty where nothing was. */
export type Choice = Record<(typeof choiceFields)[number], string>

export function readChoice(fields: URLSearchParams | FormData): Choice {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(choiceFields.map((name) => [name, text(name)])) as Choice
}

/** The choices as the end of an address; empty ones are left out. */
export function queryOf(choice: Partial<Choice>): string {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '')
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}

/** What is chosen after the rules had their say, as the form shows it. */
export function choiceIn({ car, province, city, dealer, date, time }: Options): Choice {
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
