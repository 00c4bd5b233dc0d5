import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { readCatalogue } from '../../cars/catalogue.server.ts'
import { type Pictured, pictured } from '../../cars/pictured.ts'
import { readRetiredModels } from '../../cars/retired.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { addressLine, mapAddress } from '../../dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../dealers/dealer.ts'
import { dealerById } from '../../dealers/dealers.server.ts'
import { type CalendarUse, calendarUse } from '../calendar-use.ts'
import {
  can,
  endedBeforeAppointment,
  happened,
  type Lead,
  type LeadAction,
  type LeadState,
  lastEvent,
  leadActions,
  makerAnswers,
  stateOf,
} from '../lead.ts'
import { countPictures } from '../pictures.server.ts'
import { makerZone } from '../promise.ts'
import { type Fact, factsOf, pictureFacts } from './about-words.ts'
import { type Care, careOf } from './care.server.ts'
import { type HistoryLine, historyLines } from './history.server.ts'
import { type StaffChange, staffChangeOf } from './staff-change.ts'

/** A request in words, as its pages show it. */
export type RequestView = {
  kind: Lead['kind']
  reference: string
  state: LeadState
  /** What an employee changed last, when that decides the state. */
  staffChange: StaffChange | null
  /** The appointment was cancelled or given up: others can have its slot. */
  isSlotGone: boolean
  facts: Fact[]
  /** The car of the request, if any. */
  car: Pictured | null
  dealer: { slug: string; name: string; address: string; sample: boolean; mapHref: string } | null
  answeredBy: 'dealer' | 'maker'
  /** Whom to call when nobody calls the visitor. */
  call: { label: string; href: string }
  /** The phone number that will call the visitor, if known. */
  callsFrom: string | null
  slot: string | null
  /** What the calendar file does now. */
  calendar: CalendarUse | null
  answerBy: string | null
  phoneEnding: string
  prefersWhatsapp: boolean
  qualified: boolean | null
  may: Record<LeadAction, boolean>
  /** What employees did about it. */
  care: Care
  /** The events, newest first. */
  history: HistoryLine[]
}

export async function viewRequest(db: Db, lead: Lead, now: Instant): Promise<RequestView> {
  const dealer = lead.dealerId === null ? null : await dealerById(db, lead.dealerId)
  const { support } = await readSettings(db)
  const zone = dealer ? calendarOf(dealer).zone : makerZone
  const { span, answerBy } = lastEvent(lead)
  const cars = await readCatalogue(db)
  const about =
    'vehicle' in lead.payload ? cars.find(({ slug }) => slug === (lead.payload as { vehicle: string }).vehicle) : undefined
  const answering = makerAnswers(lead) ? null : dealer
  const callDealer = answering?.phone ? { label: answering.phone, href: `tel:${answering.phone}` } : null
  return {
    kind: lead.kind,
    reference: lead.reference,
    state: stateOf(lead, now),
    staffChange: staffChangeOf(lead, now),
    isSlotGone: ['cancelled', 'withdrawn'].includes(stateOf(lead, now)) || endedBeforeAppointment(lead),
    facts: [...factsOf(lead, { cars, retired: await readRetiredModels(db) }), ...pictureFacts(await countPictures(db, lead.id))],
    car: about ? pictured(about, 'colour' in lead.payload ? lead.payload.colour : null) : null,
    dealer: dealer && dealerFacts(dealer),
    answeredBy: answering ? 'dealer' : 'maker',
    call: callDealer ?? support.phone,
    callsFrom: answering ? answering.phone : support.phone.label,
    slot: span && dayAndTime(span.from, zone),
    calendar: calendarUse(lead, now),
    answerBy: answerBy && dayAndTime(answerBy, zone),
    phoneEnding: lead.phone.slice(-4),
    prefersWhatsapp: happened(lead, 'whatsapp-preferred'),
    qualified: happened(lead, 'qualified') ? true : happened(lead, 'not-yet-qualified') ? false : null,
    may: permissions(lead, now),
    care: careOf(lead, zone, now),
    history: await historyLines(db, lead, zone),
  }
}

function dealerFacts(dealer: Dealer) {
  const { slug, name, sample } = dealer
  return { slug, name, sample, address: addressLine(dealer), mapHref: mapAddress(dealer) }
}

function permissions(lead: Lead, now: Instant): RequestView['may'] {
  return Object.fromEntries(leadActions.map((action) => [action, can(action, lead, now)])) as RequestView['may']
}
