import { keepChoicesInAddress } from './address-state.ts'
import { turnCarousels } from './carousel.ts'
import { startLivePage } from './live-page.ts'
import { closePanelsBehindFocus } from './panels.ts'

closePanelsBehindFocus()
keepChoicesInAddress()
turnCarousels()
startLivePage()
