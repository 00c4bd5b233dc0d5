import { at } from '../addresses.ts'
import { holdsFrameNumber } from '../lib/frame-number.ts'

/**
 * Leads a frame number typed into a search to the recall check, without sending it: the address of a search stands in the
 * browser's history and in logs on the way. Returns false for any other text.
 */
export function leadToCheck(typed: string): boolean {
  const holds = holdsFrameNumber(typed)
  if (holds) location.assign(at.recallCheckInstead())
  return holds
}
