import { at } from '../../../addresses.ts'
import { optionsOf, readDealerChoices } from '../../../core/dealers/dealer-choices.server.ts'
import { internalKinds, type Lead, type LeadEvent, placeOf, standing } from '../../../core/leads/lead.ts'
import { workStatuses } from '../../../core/leads/work-status.ts'
import { greetingName } from '../../../core/messages/greeting-name.ts'
import { type Grant, may } from '../../../core/staff/grant.ts'
import type { Permission } from '../../../core/staff/roles.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { nationalLandline } from '../../../lib/landline.ts'
import { own } from '../../../lib/own.ts'
import { isMobile, nationalMobile } from '../../../lib/phone.ts'
import type { Zone } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { canAct, isAhead, type LeadAction, leadActions } from '../actions.ts'
import { statusSlugs } from '../inbox/filter.ts'
import { fittingTemplates, previewOf } from '../messages/templates.ts'
import { kindNames, statusNames } from '../words.ts'
import { undoSeconds } from '../work/act.server.ts'
import { assignable } from '../work/assignable.server.ts'
import type { Opened } from './detail.server.ts'
import { eventNames, detailWords as words } from './words.ts'

export type DetailView = Awaited<ReturnType<typeof detailView>>

const neededPermission: Partial<Record<LeadAction, Permission>> = { merge: 'lead:merge', unmerge: 'lead:merge' }

/** An opened lead in words and milliseconds, with what the employee may do now. */
export async function detailView(db: Db, grant: Grant<'lead:read'>, opened: Opened, now: Instant) {
  const { lead, progress, dealer, zone } = opened
  const allowed = (action: LeadAction) => canAct(action, lead, now) && may(grant.staff, neededPermission[action] ?? 'lead:answer')
  const can = Object.fromEntries(leadActions.map((action) => [action, allowed(action)])) as Record<LeadAction, boolean>
  return {
    now: now.epochMilliseconds,
    zone,
    reference: lead.reference,
    kind: kindNames[lead.kind],
    name: lead.name,
    email: lead.email,
    phone: phoneOf(lead),
    status: progress.status,
    statusSlug: statusSlugs[progress.status],
    isWithdrawn: opened.state === 'withdrawn',
    dueAt: progress.dueAt?.epochMilliseconds ?? null,
    promise: progress.dueAt && dayAndTime(progress.dueAt, zone),
    contactedAt: progress.firstContactAt?.epochMilliseconds ?? null,
    isEscalated: progress.escalatedAt !== null && progress.dueAt !== null,
    assignee: opened.assignee,
    dealer: dealer && { name: dealer.name, answers: progress.dealerId !== null },
    place: placeOf(lead),
    slot: opened.span && { text: dayAndTime(opened.span.from, zone), isAhead: isAhead(lead, now) },
    prefersWhatsapp: opened.prefersWhatsapp,
    isVerified: opened.isVerified,
    source: Object.entries(lead.source).map(([name, value]) => ({
      name: own(words.sources, name) ?? name,
      value: String(value),
    })),
    facts: opened.facts,
    pictures: opened.pictures.map(({ id, width, height }) => ({ src: at.leadPicture(lead.reference, id), width, height })),
    messages: opened.messages.map((message) => messageView(message, zone)),
    others: opened.others.map((other) => ({ ...other, kind: kindNames[other.kind], askedAt: other.askedAt.epochMilliseconds })),
    chats: opened.chats.map(({ id, startedAt, agentName, endedAt }) => ({
      id,
      startedAt: startedAt.epochMilliseconds,
      agent: agentName,
      isEnded: endedAt !== null,
    })),
    merged: opened.merged.map(({ reference }) => reference),
    mergedInto: progress.mergedInto ? mergedReference(lead) : null,
    events: eventViews(opened),
    ownNotes: lead.history.filter(({ kind, detail }) => kind === 'noted' && detail?.staff?.id === grant.staff.id).length,
    can,
    undo: [lead, ...opened.merged].map((each) => undoOf(each, grant, now)).find((undo) => undo !== null) ?? null,
    employees: can.assign ? await assignable(db, grant) : [],
    statuses: workStatuses.map((status) => ({ value: statusSlugs[status], label: statusNames[status] })),
    dealers: can['hand-over'] ? await dealerOptions(db, lead) : [],
    templates: can['send-message']
      ? fittingTemplates(lead, dealer, now).map((name) => ({ name, text: previewOf(name, lead, dealer, words.privateLink) }))
      : [],
  }
}

function phoneOf({ phone, name, reference }: Lead) {
  const isReachable = isMobile(phone)
  const greeting = encodeURIComponent(words.greeting(greetingName(name), reference))
  return {
    text: isReachable ? nationalMobile(phone) : nationalLandline(phone),
    callHref: `tel:${phone}`,
    whatsappHref: isReachable ? `https://wa.me/${phone.slice(1)}?text=${greeting}` : null,
  }
}

function messageView(
  { template, channel, text, createdAt, deliveredAt, deadAt, problem, id }: Opened['messages'][number],
  zone: Zone,
) {
  const delivery = deliveredAt
    ? words.delivered(dayAndTime(deliveredAt, zone))
    : deadAt
      ? words.notDelivered(problem ?? '')
      : words.waiting
  const isFailed = deliveredAt === null && deadAt !== null
  return { id, template, channel, text, at: dayAndTime(createdAt, zone), delivery, isFailed }
}

const mergedReference = (lead: Lead): string | null =>
  standing(lead).findLast(({ kind }) => kind === 'merged')?.detail?.lead?.reference ?? null

/** Every event of the lead and of its duplicates, the newest first, also those that were taken back. */
function eventViews({ lead, merged, zone, dealerNames }: Opened) {
  const own = eventsOf(lead, zone, dealerNames)
  const ofDuplicates = merged.flatMap((each) =>
    eventsOf(each, zone, dealerNames).map((event) => ({ ...event, duplicate: each.reference })),
  )
  return [...own, ...ofDuplicates].toSorted((one, other) => one.since - other.since || one.number - other.number).toReversed()
}

function eventsOf(lead: Lead, zone: Zone, dealerNames: Record<string, string>) {
  const counted = new Set(standing(lead))
  return lead.history.map((event, place) => ({
    number: place + 1,
    /** The reference of the duplicate whose event it is. */
    duplicate: null as string | null,
    since: event.at.epochMilliseconds,
    name: eventNames[event.kind],
    at: dayAndTime(event.at, zone),
    by: event.detail?.staff?.name ?? own(words.by, event.by) ?? event.by,
    note: event.note,
    more: moreAbout(event, zone, dealerNames),
    isTakenBack: !counted.has(event) && event.kind !== 'undone',
    isInternal: (internalKinds as readonly string[]).includes(event.kind),
  }))
}

function moreAbout({ kind, detail, span, dealerId }: LeadEvent, zone: Zone, dealerNames: Record<string, string>): string | null {
  if (kind === 'assigned' || kind === 'escalated') return detail?.assignee ? detail.assignee.name : words.nobody
  if (kind === 'handed-over' || kind === 'dealer-changed') return dealerNames[dealerId ?? ''] ?? words.maker
  if (kind === 'moved' || kind === 'confirmed') return span && dayAndTime(span.from, zone)
  if (detail?.status) return statusNames[detail.status]
  if (detail?.contact) return words.contacts[detail.contact]
  if (detail?.lead) return detail.lead.reference
  return detail?.template ?? null
}

/** The last action, when this employee did it a moment ago. */
function undoOf(lead: Lead, { staff }: Grant, now: Instant) {
  const last = lead.history.at(-1)
  const isRecent = last !== undefined && last.at.until(now).total('seconds') < undoSeconds
  const isOwn = last?.detail?.staff?.id === staff.id && last.kind !== 'undone'
  return isRecent && isOwn
    ? { done: [{ reference: lead.reference, number: lead.history.length }], refused: 0, at: last.at.epochMilliseconds }
    : null
}

async function dealerOptions(db: Db, { dealerId }: Lead) {
  const choices = await readDealerChoices(db)
  return optionsOf(choices?.filter(({ id }) => id !== dealerId) ?? null)
}
