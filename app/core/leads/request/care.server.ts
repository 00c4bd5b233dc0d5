import { clockTime, dayAndTime } from '../../../lib/day.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { Zone } from '../../../lib/zone.ts'
import { contactOf, isOpen, type Lead, type LeadEvent, standing, stateOf } from '../lead.ts'
import { assigneeOf, changesDealer, progressOf } from '../progress.ts'

/** What employees did about a request, as the visitor sees it. */
export type Care = {
  /** The name of the employee who answers. */
  employee: string | null
  /** When an employee answered: since then nobody promises a call. */
  answeredAt: string | null
  /** When an employee could not reach the visitor, if no later contact succeeded. */
  notReachedAt: string | null
  /** When the visitor wants to be called: `Jumat, 27 November 2026, 09.30 WIB–12.00 WIB`. */
  callAt: string | null
  /** An employee, and not the visitor, chose the present dealer. */
  handedOver: boolean
  /** The promised time of an answer, when it has passed without one. */
  missedPromise: string | null
  /** The request with which this duplicate is handled. */
  mergedInto: string | null
}

export function careOf(lead: Lead, zone: Zone, now: Instant): Care {
  const progress = progressOf(lead)
  const contact = contactOf(lead)
  const dueAt = isOpen(stateOf(lead, now)) ? (progress?.dueAt ?? null) : null
  return {
    employee: assigneeOf(lead)?.name ?? null,
    answeredAt: dueAt || !progress?.firstContactAt ? null : dayAndTime(progress.firstContactAt, zone),
    notReachedAt: contact?.kind === 'not-reached' ? dayAndTime(contact.at, zone) : null,
    callAt: contact?.kind === 'call-time-chosen' ? callAt(contact, zone) : null,
    handedOver: standing(lead).findLast(({ kind }) => changesDealer.includes(kind))?.kind === 'handed-over',
    missedPromise: dueAt && Temporal.Instant.compare(dueAt, now) < 0 ? dayAndTime(dueAt, zone) : null,
    mergedInto: progress?.mergedInto ? mergedInto(lead) : null,
  }
}

function callAt({ detail }: LeadEvent, zone: Zone): string | null {
  if (!detail?.callAt) return null
  const [from, to] = [detail.callAt.from, detail.callAt.to].map((text) => Temporal.Instant.from(text))
  return from && to ? `${dayAndTime(from, zone)}–${clockTime(to, zone)}` : null
}

const mergedInto = (lead: Lead): string | null =>
  standing(lead).findLast(({ kind }) => kind === 'merged')?.detail?.lead?.reference ?? null
