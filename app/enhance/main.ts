import { keepChoicesInAddress } from './address-state.ts'
import { turnCarousels } from './carousel.ts'
import { startChat } from './chat-on-demand.ts'
import { countDown } from './countdown.ts'
import { startDealerMap } from './dealer-map/on-demand.ts'
import { forgetAfterErasure } from './forget-device.ts'
import { startForms, startNewerAnswers } from './forms-on-demand.ts'
import { keepFrameNumbersOutOfAddresses } from './frame-numbers.ts'
import { startLiveParts } from './live-parts-on-demand.ts'
import { openTarget } from './open-target.ts'
import { closePanelsBehindFocus } from './panels.ts'
import { startTracking } from './tracking-on-demand.ts'

forgetAfterErasure()
closePanelsBehindFocus()
openTarget()
keepChoicesInAddress()
keepFrameNumbersOutOfAddresses()
turnCarousels()
countDown()
startForms()
startLiveParts()
startDealerMap()
startNewerAnswers()
startTracking()
startChat()
