import { paragraphs } from '../../lib/typed-text.ts'

export const longestComplaint = 1000

/** The complaint in paragraphs. Empty when it contains no letters, as in `-`. */
export function readComplaint(typed: string): string {
  const text = paragraphs(typed)
  return /\p{L}/u.test(text) ? text : ''
}
