import { readable } from '../../lib/typed-text.ts'

/** Longer than any field of the office that is not a text area. */
const longestText = 1000

/** The text of a field without spaces around it; empty when it is missing or a file. Longer texts are cut. */
export function readText(body: FormData | URLSearchParams, name: string, longest = longestText): string {
  const value = body.get(name)
  return typeof value === 'string' ? readable(value).trim().slice(0, longest) : ''
}
