import { unreadable } from '../../lib/typed-text.ts'

export const longestComplaint = 1000

/** What is wrong with the car, as it was told, in paragraphs; empty where no word was written, as in `-`. */
export function readComplaint(typed: string): string {
  const text = typed
    .replaceAll(unreadable, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return /\p{L}/u.test(text) ? text : ''
}
