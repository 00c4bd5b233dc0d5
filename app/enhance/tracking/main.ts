import { removeStored } from '../../lib/browser-storage.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { type PageTracking, trackingElementId, withdrawnEvent } from '../../lib/page-tracking.ts'
import { allowedNow, answerInPlace, withdrawForSignal } from './consent.ts'
import { denyToGoogle, tellConsent } from './google-consent.ts'
import { forgetRefused } from './left-storage.ts'

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
  forgetRefused(allowed)
  if (allowed.length === 0) {
    removeStored((key) => key.startsWith('lead-'))
    return
  }
  const isAllowed = watchChoice(page, allowed)
  for (const looked of ['focus', 'pageshow', 'visibilitychange']) addEventListener(looked, isAllowed)
  loadTracking().then(
    ({ track }) => track(page, allowed, isAllowed),
    () => {},
  )
}

/**
 * Looks at the choice again: the visitor may have withdrawn it in another tab. Then everything ends on this page, also when
 * it is allowed once more.
 */
function watchChoice(page: PageTracking, allowed: readonly ConsentPurpose[]): () => boolean {
  let hasEnded = false
  return () => {
    const now = allowedNow(page)
    if (hasEnded || allowed.every((purpose) => now.includes(purpose))) return !hasEnded
    hasEnded = true
    forgetRefused(now)
    tellConsent('update', now)
    dispatchEvent(new Event(withdrawnEvent))
    return false
  }
}
