import { unreadable } from '../../lib/typed-text.ts'

export const longestComplaint = 1000

/** The complaint in paragraphs, cleaned up. Empty when it contains no letters, as in `-`. */
export function readComplaint(typed: string): string {
  const text = typed
    .replaceAll(unreadable, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return /\p{L}/u.test(text) ? text : ''
}
