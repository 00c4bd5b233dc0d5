import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import type { LeadKind } from '../../../core/leads/payload.ts'
import { fill, type Template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { isAhead } from '../actions.ts'
import { appointmentReminder } from './appointment-reminder.message.ts'
import { creditDocuments } from './credit-documents.message.ts'
import { dealerAddress } from './dealer-address.message.ts'

/** The templates that an employee may send, by the value of the form. */
export const staffTemplates = {
  'pengingat-jadwal': appointmentReminder,
  'alamat-dealer': dealerAddress,
  'dokumen-kredit': creditDocuments,
} as const satisfies Record<string, Template>
export type StaffTemplate = keyof typeof staffTemplates

export const isStaffTemplate = (name: string): name is StaffTemplate => Object.hasOwn(staffTemplates, name)

const aboutBuying: readonly LeadKind[] = ['test-drive', 'consultation', 'pre-order', 'campaign', 'simulation']

/** The templates that make sense for a lead now. */
export function fittingTemplates(lead: Lead, dealer: Dealer | null, now: Instant): StaffTemplate[] {
  const fits: Record<StaffTemplate, boolean> = {
    'pengingat-jadwal': dealer !== null && isAhead(lead, now),
    'alamat-dealer': dealer !== null,
    'dokumen-kredit': aboutBuying.includes(lead.kind),
  }
  return (Object.keys(fits) as StaffTemplate[]).filter((name) => fits[name])
}

/** The values of a template's places, apart from those that every message has. */
export function templateValues(lead: Lead, dealer: Dealer | null): { slot: string; dealer: string } {
  const { span } = lastEvent(lead)
  if (!dealer) return { slot: '', dealer: '' }
  const lines = [dealer.name, addressLine(dealer), ...(dealer.phone ? [dealer.phone] : [])]
  return { slot: span ? dayAndTime(span.from, calendarOf(dealer).zone) : '', dealer: lines.join(', ') }
}

/** The text as the visitor gets it, with a word in place of the private link. */
export function previewOf(name: StaffTemplate, lead: Lead, dealer: Dealer | null, link: string): string {
  return fill(staffTemplates[name].text, { ...templateValues(lead, dealer), reference: lead.reference, name: lead.name, link })
}
