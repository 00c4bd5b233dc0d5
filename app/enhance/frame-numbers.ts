import { at } from '../addresses.ts'
import { holdsFrameNumber } from '../lib/frame-number.ts'

/**
 * A frame number typed into a search leads to the recall check without being sent: the address of a search stands in the
 * browser's history and in logs on the way. Without script the server answers with the same page.
 */
export function keepFrameNumbersOutOfAddresses(): void {
  // Before the handlers of the form itself, as the dealer finder has one.
  addEventListener('submit', leadToCheck, { capture: true })
}

function leadToCheck(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.method !== 'get' || !holdsFrameNumber(String(new FormData(form).get('q') ?? ''))) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(at.recallCheckInstead())
}
