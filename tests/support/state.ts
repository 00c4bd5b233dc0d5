import type { Page } from '@playwright/test'
import type { Role } from '../../app/core/staff/roles.ts'

/** A state of a page that a visitor can meet. The sweeps check every state of every room. */
export type State = {
  name: string
  /** Left out where `reach` opens the page. */
  address?: string
  /** The sample employee who meets it, in the office. */
  as?: Role
  /** The status of the answer; 200 when left out. */
  status?: number
  /** Goes from the opened page to the state, as the person would. */
  reach?: (page: Page) => Promise<void>
}
