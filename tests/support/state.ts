import type { Page } from '@playwright/test'

/** A state of a page that a visitor can meet: the sweeps look at every one of every room. */
export type State = {
  name: string
  address: string
  /** What the address answers; 200 where left out. */
  status?: number
  /** How to get from the opened page to the state, by what a visitor would do. */
  reach?: (page: Page) => Promise<void>
}
