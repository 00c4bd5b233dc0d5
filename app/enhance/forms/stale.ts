import { note } from './part.ts'

/** What stands there is the answer to an earlier question; where that is not soon over, it is said why. */
export function markStale(part: HTMLElement, why = ''): void {
  document.documentElement.dataset.stale = ''
  note(part, why)
}

export function markFresh(part: HTMLElement): void {
  delete document.documentElement.dataset.stale
  note(part, '')
}

export const isStale = (): boolean => document.documentElement.dataset.stale !== undefined
