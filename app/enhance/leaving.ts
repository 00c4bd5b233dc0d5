import { type LeavingDetail, leavingEvent } from '../lib/leaving.ts'

/** Lets other scripts finish what they send before a page is left for `href`. Without such scripts it ends at once. */
export async function beforeLeaving(part: HTMLElement, href: string): Promise<void> {
  const waits: Promise<unknown>[] = []
  part.dispatchEvent(new CustomEvent<LeavingDetail>(leavingEvent, { detail: { href, waits } }))
  if (waits.length > 0) await Promise.allSettled(waits)
}
