import { store } from '../../lib/browser-storage.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { type PageTracking, trackingElementId } from '../../lib/page-tracking.ts'
import { allowedNow, answerInPlace, withdrawForSignal } from './consent.ts'
import { denyToGoogle } from './google-consent.ts'

const loadTracking = () => import('./track.ts')

const element = document.getElementById(trackingElementId)
if (element?.dataset.page) whenShown(JSON.parse(element.dataset.page) as PageTracking)

/** A page that was rendered ahead counts only when the visitor opens it. */
function whenShown(page: PageTracking): void {
  const isAhead = (document as { prerendering?: boolean }).prerendering
  if (isAhead) document.addEventListener('prerenderingchange', () => start(page), { once: true })
  else start(page)
}

function start(page: PageTracking): void {
  withdrawForSignal()
  denyToGoogle(page.tags)
  answerInPlace(page, (allowed) => follow(page, allowed))
  follow(page, allowedNow(page))
}

/**
 * Without consent nothing more is loaded, and what was stored with it goes. The server deletes the cookies when the visitor
 * withdraws.
 */
function follow(page: PageTracking, allowed: readonly ConsentPurpose[]): void {
  if (!allowed.includes('advertising')) {
    store('localStorage', 'klik', null)
    store('sessionStorage', 'asal', null)
  }
  if (allowed.length === 0) {
    store('sessionStorage', 'lead-baru', null)
    return
  }
  loadTracking().then(
    ({ track }) => track(page, allowed),
    () => {},
  )
}
