import { keepChoicesInAddress } from './address-state.ts'
import { turnCarousels } from './carousel.ts'
import { countDown } from './countdown.ts'
import { startForms } from './forms-on-demand.ts'
import { closePanelsBehindFocus } from './panels.ts'

closePanelsBehindFocus()
keepChoicesInAddress()
turnCarousels()
countDown()
startForms()
