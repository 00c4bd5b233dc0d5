import { states as home } from '../../app/site/home/states.ts'
import { states as showroom } from '../../app/site/showroom/states.ts'
import type { State } from '../support/state.ts'

/** Every state of every room. */
export const everyState: State[] = [...home, ...showroom]
