import type { Options } from './options.server.ts'
import type { Typed } from './outcome.ts'

/** The form as it was left. */
export type KeptForm = { options: Options; requestKey: string; typed: Typed }

/**
 * Kept with the page's place in the browser's history, for Back and reload: nothing typed is lost, and a form
 * sent again is the same form. It never leaves the browser.
 */
export function keepForm(kept: KeptForm): void {
  history.replaceState({ ...history.state, testDrive: kept }, '')
}

export function readKeptForm(): KeptForm | null {
  return history.state?.testDrive ?? null
}
