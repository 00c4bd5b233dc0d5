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
