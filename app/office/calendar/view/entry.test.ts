import { expect, test } from 'vitest'
import type { EventKind, LeadEvent } from '../../../core/leads/lead.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import { type Appointment, canVisit, entryStateOf } from './entry.ts'
import { type EntryState, visitActs } from './entry-state.ts'

const nine = Temporal.Instant.from('2026-11-30T02:00:00Z')
const minutesLater = (minutes: number): Instant => nine.add({ minutes })

/** An appointment at 9 with these events, the last one ten minutes before. */
function appointment(kind: Appointment['kind'], ...events: EventKind[]): Appointment {
  const history = ['received' as const, ...events].map(
    (each): LeadEvent => ({
      kind: each,
      span: { from: nine, to: nine.add({ hours: 1 }) },
      dealerId: 'd068',
      answerBy: null,
      note: null,
      by: 'staff',
      detail: null,
      at: minutesLater(-10),
    }),
  )
  return { kind, dealerId: 'd068', history } as unknown as Appointment
}
const actsOf = (lead: Appointment, now: Instant) => visitActs.filter((act) => canVisit(act, lead, now))

test.each<[EventKind[], number, EntryState]>([
  [[], -60, 'requested'],
  [['confirmed'], -60, 'confirmed'],
  [['moved'], -60, 'moved'],
  [['confirmed'], 5, 'unmarked'],
  [['attended'], 5, 'came'],
  [['missed'], 5, 'missed'],
  [['missed', 'attended'], 5, 'came'],
  [['missed', 'undone'], 5, 'unmarked'],
  [['cancelled'], 5, 'cancelled'],
  [['consent-withdrawn'], 5, 'cancelled'],
  [['confirmed', 'moved'], -60, 'confirmed'],
])('after %o at %i minutes a test drive is %s', (events, minutes, state) => {
  expect(entryStateOf(appointment('test-drive', ...events), minutesLater(minutes))).toBe(state)
})

const closed = (status: 'done' | 'invalid', minutes: number) => {
  const lead = appointment('test-drive', 'closed')
  const history = lead.history.map((event) =>
    event.kind === 'closed' ? { ...event, detail: { status }, at: minutesLater(minutes) } : event,
  )
  return { ...lead, history } as unknown as Appointment
}

test.each([
  ['done', 30, 'came'],
  ['done', -600, 'closed'],
  ['invalid', -600, 'closed'],
  ['invalid', 30, 'closed'],
] as const)('a request called %s after %i minutes is shown as %s', (status, minutes, state) => {
  const lead = closed(status, minutes)
  expect(entryStateOf(lead, minutesLater(minutes))).toBe(state)
  expect(entryStateOf(lead, minutesLater(600))).toBe(state)
})

test('a service goes from the workshop door to being ready', () => {
  const steps: EventKind[] = ['car-received', 'work-started', 'work-ready']
  const states = steps.map((_, place) => entryStateOf(appointment('service', ...steps.slice(0, place + 1)), minutesLater(60)))
  expect(states).toEqual(['at-workshop', 'in-work', 'ready'])
  const statuses = steps.map((_, place) => progressOf(appointment('service', ...steps.slice(0, place + 1)))?.status)
  expect(statuses).toEqual(['scheduled', 'scheduled', 'done'])
})

test('a visitor may come three hours early, and is missed only after the time', () => {
  const drive = appointment('test-drive', 'confirmed')
  expect(actsOf(drive, minutesLater(-181))).toEqual([])
  expect(actsOf(drive, minutesLater(-180))).toEqual(['attend'])
  expect(actsOf(drive, minutesLater(1))).toEqual(['attend', 'miss'])
})

test('what can be said next depends on what was said last', () => {
  expect(actsOf(appointment('service'), minutesLater(1))).toEqual(['miss', 'receive-car'])
  expect(actsOf(appointment('service', 'car-received'), minutesLater(1))).toEqual(['start-work', 'finish-work'])
  expect(actsOf(appointment('service', 'car-received', 'work-started'), minutesLater(1))).toEqual(['finish-work'])
  expect(actsOf(appointment('service', 'car-received', 'work-ready'), minutesLater(1))).toEqual([])
  expect(actsOf(appointment('test-drive', 'attended'), minutesLater(1))).toEqual([])
  expect(actsOf(appointment('test-drive', 'missed'), minutesLater(1))).toEqual(['attend'])
  expect(actsOf(appointment('test-drive', 'cancelled'), minutesLater(1))).toEqual([])
})
