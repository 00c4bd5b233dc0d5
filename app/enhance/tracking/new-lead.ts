import { readStored, store } from '../../lib/browser-storage.ts'
import { events, type HashedContact, hasReceivers } from './data-layer.ts'
import type { Partner } from './partner.ts'

/** A lead that was taken in this tab. `isTold`: the tags know it. */
type NewLead = { journey: string; isTold: boolean }

/**
 * Tells the tags about a lead that was just taken, before the page is left. A page with a secret in its address has no
 * tags: then the next page that has them tells.
 */
export function noteLead(
  journey: string,
  partner: Partner | undefined,
  contact: HashedContact | undefined,
): Promise<unknown> | undefined {
  const isTold = hasReceivers()
  store('sessionStorage', 'lead-baru', { journey, isTold } satisfies NewLead)
  thankPartner(partner)
  return isTold ? events.leadTaken(journey, contact) : undefined
}

/** On the pages after the form: tells what the form's page could not. */
export function tellNotedLead(partner: Partner | undefined): void {
  const lead = readStored<NewLead>('sessionStorage', 'lead-baru')
  if (!lead) return
  if (!lead.isTold) events.leadTaken(lead.journey)
  const isTold = lead.isTold || hasReceivers()
  store('sessionStorage', 'lead-baru', thankPartner(partner) && isTold ? null : { ...lead, isTold })
}

/** The partner knows leads by their reference, which stands on the page after the form. */
function thankPartner(partner: Partner | undefined): boolean {
  const reference = document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference
  if (reference) partner?.tell({ event: 'thank-you', reference })
  return !partner || reference !== undefined
}
