/** What stands in place of a placeholder. Null: not known, the employee writes it. */
export type CannedValues = Record<Placeholder, string | null>

export const placeholders = ['nama', 'model', 'dealer', 'petugas'] as const
export type Placeholder = (typeof placeholders)[number]

const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

/** The text of a canned answer with the values that are known. Others stay as they are. */
export function fillIn(text: string, values: CannedValues): string {
  return text.replaceAll(pattern, (whole, name: Placeholder) => values[name] ?? whole)
}

/** The first placeholder that nobody has filled in. Null: the text can be sent. */
export function placeholderLeft(text: string): string | null {
  return text.match(pattern)?.[0] ?? null
}
