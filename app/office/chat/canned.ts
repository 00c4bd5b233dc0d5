/** What stands in place of a placeholder. Null: not known, the employee writes it. */
export type CannedValues = Record<Placeholder, string | null>

/** In the address without script: the label of the answer that stands in the field. */
export const cannedParameter = 'siap'

export const placeholders = ['nama', 'model', 'dealer', 'petugas'] as const
export type Placeholder = (typeof placeholders)[number]

const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

/** The text of a canned answer with the values that are known. Others stay as they are. */
export function fillIn(text: string, values: CannedValues): string {
  return text.replaceAll(pattern, (whole, name: Placeholder) => values[name] ?? whole)
}

/** The first word in braces that is no placeholder, such as `{harga}`. Null: none. */
export function unknownPlaceholder(text: string): string | null {
  const words = text.match(/\{[^{}]*\}/g) ?? []
  return words.find((word) => !placeholders.some((name) => word === `{${name}}`)) ?? null
}

/** The first placeholder that nobody has filled in. Null: the text can be sent. */
export function placeholderLeft(text: string): string | null {
  return text.match(pattern)?.[0] ?? null
}
