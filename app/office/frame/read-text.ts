import { readable } from '../../lib/typed-text.ts'

/** Longer than any field of the office that is not a text area. */
const longestText = 1000

/**
 * The text of a short field without spaces around it; empty when it is missing or a file. Longer texts are cut: use it for what
 * a rule refuses anyway when it is as long as that.
 */
export function readText(body: FormData | URLSearchParams, name: string, longest = longestText): string {
  const value = body.get(name)
  return typeof value === 'string' ? readable(value).trim().slice(0, longest) : ''
}

/** The same of a text area, whole: its rule refuses a text that is too long, and the form keeps what was typed. */
export const readWholeText = (body: FormData, name: string): string => readText(body, name, Number.POSITIVE_INFINITY)
