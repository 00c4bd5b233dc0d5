import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { calendarUse } from './calendar-use.ts'
import {
  can,
  contactOf,
  type EventKind,
  endedBeforeAppointment,
  eventKinds,
  happened,
  type Lead,
  type LeadAction,
  type LeadEvent,
  makerAnswers,
  placeBefore,
  stateOf,
} from './lead.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const hoursLater = (hours: number): Instant => morning.add({ hours })
const visit = { from: hoursLater(24), to: hoursLater(25) }

type Told = { kind: EventKind } & Partial<LeadEvent>
const event = (told: Told): LeadEvent => ({
  span: null,
  dealerId: 'd001',
  answerBy: null,
  note: null,
  by: 'visitor',
  detail: null,
  at: morning,
  ...told,
})
const lead = (first: Told, ...later: Told[]) => ({
  kind: 'consultation' as Lead['kind'],
  dealerId: 'd001' as string | null,
  phone: '+6281234567890',
  history: [event(first), ...later.map(event)] as const,
})

const received = lead({ kind: 'received' })
const draft = lead({ kind: 'drafted' })
const verified = lead({ kind: 'drafted' }, { kind: 'verified' })
const appointment = lead({ kind: 'received', span: visit })
const moved = lead({ kind: 'received', span: visit }, { kind: 'moved', span: visit })
const cancelled = lead({ kind: 'received', span: visit }, { kind: 'cancelled', span: visit })
const withdrawn = lead({ kind: 'received' }, { kind: 'consent-withdrawn' })

test.each([
  ['a draft', draft, 'awaiting-code'],
  ['a verified draft', verified, 'verified'],
  ['a sent plan', lead({ kind: 'drafted' }, { kind: 'verified' }, { kind: 'received' }, { kind: 'qualified' }), 'received'],
  ['a request with another dealer', lead({ kind: 'received' }, { kind: 'dealer-changed' }), 'moved'],
  ['a request to be written to', lead({ kind: 'received' }, { kind: 'whatsapp-preferred' }), 'received'],
  ['a request with a note', lead({ kind: 'drafted' }, { kind: 'noted' }), 'awaiting-code'],
  ['an appointment', appointment, 'received'],
  ['a moved appointment', moved, 'moved'],
  ['a cancelled appointment', cancelled, 'cancelled'],
  ['a request without consent', withdrawn, 'withdrawn'],
] as const)('%s is %s', (_, one, state) => {
  expect(stateOf(one, morning)).toBe(state)
})

test('an appointment is past from its start on, a cancelled one never', () => {
  expect(stateOf(appointment, visit.from.subtract({ seconds: 1 }))).toBe('received')
  expect(stateOf(appointment, visit.from)).toBe('past')
  expect(stateOf(moved, visit.to)).toBe('past')
  expect(stateOf(cancelled, visit.to)).toBe('cancelled')
})

const allActions = ['move', 'change-dealer', 'cancel', 'prefer-whatsapp', 'withdraw-consent'] as const
const possible = (one: Parameters<typeof can>[1], now = morning): LeadAction[] =>
  allActions.filter((action) => can(action, one, now))

test.each([
  ['a draft', draft, ['cancel', 'withdraw-consent']],
  ['a verified draft', verified, ['cancel', 'withdraw-consent']],
  ['a request', received, ['change-dealer', 'cancel', 'prefer-whatsapp', 'withdraw-consent']],
  ['a request to the maker', { ...received, dealerId: null }, ['cancel', 'prefer-whatsapp', 'withdraw-consent']],
  ['an appointment', appointment, allActions],
  ['a cancelled one', cancelled, ['withdraw-consent']],
  ['one without consent', withdrawn, []],
] as const)('what can be done with %s', (_, one, actions) => {
  expect(possible(one)).toEqual(actions)
})

test('for a past appointment only the consent can be withdrawn', () => {
  expect(possible(appointment, visit.to)).toEqual(['withdraw-consent'])
})

test.each([
  ['an appointment', appointment, 'add'],
  ['a moved one', moved, 'update'],
  [
    'one moved and noted',
    lead({ kind: 'received', span: visit }, { kind: 'moved', span: visit }, { kind: 'noted', span: visit }),
    'update',
  ],
  ['a cancelled one', cancelled, 'remove'],
  ['one without consent', lead({ kind: 'received', span: visit }, { kind: 'consent-withdrawn', span: visit }), 'remove'],
  ['a request without an appointment', received, null],
] as const)('what the calendar file of %s is good for', (_, one, use) => {
  expect(calendarUse(one, morning)).toBe(use)
  expect(calendarUse(one, visit.from)).toBeNull()
})

test("an attempt to reach the visitor matters until it is settled, not until an employee's move", () => {
  const tried = { kind: 'not-reached' } as const
  const contact = (...later: Told[]) => contactOf(lead({ kind: 'received', span: visit }, tried, ...later))?.kind ?? null
  expect(contact()).toBe('not-reached')
  expect(contact({ kind: 'moved', by: 'staff' }, { kind: 'noted' })).toBe('not-reached')
  expect(contact({ kind: 'call-time-chosen' })).toBe('call-time-chosen')
  for (const kind of ['confirmed', 'handed-over', 'closed', 'moved'] as const) expect(contact({ kind })).toBeNull()
  expect(contact({ kind: 'confirmed' }, tried)).toBe('not-reached')
  const confirmed = lead({ kind: 'received', span: visit }, tried, { kind: 'confirmed', span: visit })
  expect(can('choose-call-time', confirmed, morning)).toBe(false)
})

test('a request that was closed before its appointment has given up the slot, unless the visitor was there', () => {
  const closing = { kind: 'closed', span: visit } as const
  const closed = lead({ kind: 'received', span: visit }, closing)
  expect(endedBeforeAppointment(closed)).toBe(true)
  expect(calendarUse(closed, morning)).toBe('remove')
  expect(endedBeforeAppointment(lead({ kind: 'received', span: visit }, { ...closing, at: visit.from }))).toBe(false)
  expect(endedBeforeAppointment(lead({ kind: 'received', span: visit }, { kind: 'attended', span: visit }, closing))).toBe(false)
  expect(endedBeforeAppointment(lead({ kind: 'received' }, { kind: 'closed' }))).toBe(false)
})

test('an event that moved the appointment or changed the dealer returns the old values', () => {
  const later = { from: hoursLater(48), to: hoursLater(49) }
  const history = lead(
    { kind: 'received', span: visit },
    { kind: 'moved', span: later },
    { kind: 'noted', span: later },
    { kind: 'dealer-changed', span: later, dealerId: 'd002' },
    { kind: 'cancelled', span: later, dealerId: 'd002' },
  )
  const places = history.history.map((_, number) => placeBefore(history, number))
  expect(places).toEqual([null, { span: visit, dealerId: 'd001' }, null, { span: later, dealerId: 'd001' }, null])
})

test('the visitor can ask for WhatsApp once', () => {
  const written = lead({ kind: 'received' }, { kind: 'whatsapp-preferred' })
  expect(happened(written, 'whatsapp-preferred')).toBe(true)
  expect(can('prefer-whatsapp', written, morning)).toBe(false)
})

test('an office line gets no WhatsApp messages', () => {
  expect(can('prefer-whatsapp', { ...received, phone: '+622157951234' }, morning)).toBe(false)
})

test('a saved simulation gets no WhatsApp messages before a dealer was asked', () => {
  const kept = { ...received, kind: 'simulation' as const }
  expect(can('prefer-whatsapp', kept, morning)).toBe(false)
  const asked = { ...lead({ kind: 'received' }, { kind: 'dealer-asked' }), kind: 'simulation' as const }
  expect(can('prefer-whatsapp', asked, morning)).toBe(true)
})

test('the maker answers where there is no dealer, or none that can be reached, until another one takes it', () => {
  const unreachable = [{ kind: 'received' }, { kind: 'not-yet-qualified' }] as const
  expect(makerAnswers({ ...received, dealerId: null })).toBe(true)
  expect(makerAnswers(received)).toBe(false)
  expect(makerAnswers(lead({ kind: 'received' }, { kind: 'qualified' }))).toBe(false)
  expect(makerAnswers(lead(...unreachable))).toBe(true)
  expect(makerAnswers(lead(...unreachable, { kind: 'whatsapp-preferred' }))).toBe(true)
  expect(makerAnswers(lead(...unreachable, { kind: 'dealer-changed' }))).toBe(false)
})

const histories = fc.array(fc.constantFrom(...eventKinds), { minLength: 1, maxLength: 8 }).map((kinds) => ({
  kind: 'consultation' as const,
  dealerId: 'd001',
  phone: '+6281234567890',
  history: kinds.map((kind) => event({ kind })) as [LeadEvent, ...LeadEvent[]],
}))

test('after any events a lead has a state, and an ended lead stays ended unless it is reopened', () => {
  fc.assert(
    fc.property(histories, (one) => {
      const state = stateOf(one, morning)
      if (['cancelled', 'withdrawn'].includes(state))
        expect(possible(one).filter((action) => action !== 'withdraw-consent')).toEqual([])
      expect(possible(one).includes('move')).toBe(false)
    }),
  )
})

test('a note changes neither the state nor the possible actions', () => {
  fc.assert(
    fc.property(histories, (one) => {
      const noted = { ...one, history: [...one.history, event({ kind: 'noted' })] as [LeadEvent, ...LeadEvent[]] }
      expect(stateOf(noted, morning)).toBe(stateOf(one, morning))
      expect(possible(noted)).toEqual(possible(one))
    }),
  )
})
