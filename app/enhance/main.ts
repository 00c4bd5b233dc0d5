import { keepChoicesInAddress } from './address-state.ts'
import { rememberArrival } from './arrival.ts'
import { turnCarousels } from './carousel.ts'
import { countDown } from './countdown.ts'
import { startDealerMap } from './dealer-map/on-demand.ts'
import { startForms } from './forms-on-demand.ts'
import { closePanelsBehindFocus } from './panels.ts'

closePanelsBehindFocus()
keepChoicesInAddress()
turnCarousels()
rememberArrival()
countDown()
startForms()
startDealerMap()
if (document.querySelector('[data-newer]'))
  void import('./forms/newer-answers.ts').then(({ watchForNewerAnswers }) => watchForNewerAnswers())
if (document.querySelector('[data-near]')) void import('./near-me.ts').then(({ findNear }) => findNear())
