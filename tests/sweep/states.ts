import { states as frame } from '../../app/site/frame/states.ts'
import { states as home } from '../../app/site/home/states.ts'
import { states as showroom } from '../../app/site/showroom/states.ts'
import { states as testDrive } from '../../app/site/test-drive/states.ts'
import type { State } from '../support/state.ts'

/** Every state of every room. */
export const everyState: State[] = [...frame, ...home, ...showroom, ...testDrive]
