import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { refused } from '../../../lib/result.ts'
import type { deskOf } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import { statusOf } from '../inbox/filter.ts'
import type { Acted } from '../work/act.server.ts'
import {
  assignLead,
  confirmAppointment,
  contactResults,
  longestNote,
  noteLead,
  recordContact,
  setStatus,
} from '../work/answer.server.ts'
import { handOver } from '../work/hand-over.server.ts'
import { mergeLeads, unmergeLead } from '../work/merge.server.ts'
import { sendTemplate } from '../work/send-message.server.ts'

type Desk = ReturnType<typeof deskOf>
type Act = (desk: Desk, reference: string, body: FormData, context: LeadContext) => Promise<Acted>

/** What the forms of an opened lead ask for, by the value of `tindakan`. */
export const leadForms = {
  catatan: ({ db, allow }, reference, body, context) =>
    noteLead(db, allow('lead:answer'), reference, readText(body, 'catatan', 4 * longestNote), context),
  tugas: ({ db, allow }, reference, body, context) =>
    assignLead(db, allow('lead:answer'), reference, readText(body, 'petugas') || null, context),
  kontak: async ({ db, allow }, reference, body, context) => {
    const result = contactResults.find((each) => each === readText(body, 'hasil'))
    const by = readText(body, 'lewat') === 'whatsapp' ? ('whatsapp' as const) : ('call' as const)
    const grant = allow('lead:answer')
    return result ? recordContact(db, grant, reference, { by, result }, context) : refused('not-possible')
  },
  konfirmasi: ({ db, allow }, reference, body, context) =>
    confirmAppointment(db, allow('lead:answer'), reference, context, readText(body, 'tempat')),
  status: async ({ db, allow }, reference, body, context) => {
    const grant = allow('lead:answer')
    const status = statusOf(readText(body, 'status'))
    return status ? setStatus(db, grant, reference, status, context) : refused('not-possible')
  },
  alih: ({ db, allow }, reference, body, context) =>
    handOver(db, allow('lead:answer'), reference, readText(body, 'dealer'), context),
  pesan: ({ db, allow }, reference, body, context) =>
    sendTemplate(db, allow('lead:answer'), reference, readText(body, 'templat'), context),
  gabung: ({ db, allow }, reference, body, context) =>
    mergeLeads(db, allow('lead:merge'), { duplicate: readText(body, 'duplikat'), main: reference }, context),
  pisah: ({ db, allow }, reference, _, context) => unmergeLead(db, allow('lead:merge'), reference, context),
} satisfies Record<string, Act>

export type LeadForm = keyof typeof leadForms

/** Does what a form asks for. Throws `Forbidden` when the role may not do it. */
export async function actOnLead(desk: Desk, reference: string, body: FormData, context: LeadContext): Promise<Acted> {
  const name = readText(body, 'tindakan')
  const isKnown = Object.hasOwn(leadForms, name)
  // Also for an unknown action: nobody without the permission learns anything about a lead.
  if (!isKnown) desk.allow('lead:answer')
  return isKnown ? leadForms[name as LeadForm](desk, reference, body, context) : refused('not-possible')
}
