import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { type EventKind, eventKinds, type LeadEvent, standing, stateOf } from './lead.ts'
import { progressOf } from './progress.ts'
import { workStatuses } from './work-status.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const hour = (hours: number): Instant => morning.add({ hours })

type Told = { kind: EventKind } & Partial<LeadEvent>
const event = (told: Told): LeadEvent => ({
  span: null,
  dealerId: 'd001',
  answerBy: hour(2),
  note: null,
  by: 'staff',
  detail: null,
  at: morning,
  ...told,
})
const lead = (...later: Told[]) => ({ dealerId: 'd001', history: [event({ kind: 'received' }), ...later.map(event)] as const })

test.each([
  ['a call', [{ kind: 'reached' }], 'contacted', 'received'],
  ['a call without an answer', [{ kind: 'not-reached' }], 'contacted', 'received'],
  ['a confirmation', [{ kind: 'confirmed' }], 'scheduled', 'confirmed'],
  ["a visitor's move after it", [{ kind: 'confirmed' }, { kind: 'moved', by: 'visitor' }], 'new', 'moved'],
  ["an employee's move after it", [{ kind: 'confirmed' }, { kind: 'moved' }, { kind: 'moved' }], 'scheduled', 'confirmed'],
  ["an employee's move without it", [{ kind: 'moved' }], 'new', 'moved'],
  ["an employee's move after a call", [{ kind: 'reached' }, { kind: 'moved' }], 'contacted', 'moved'],
  ['an end', [{ kind: 'closed', detail: { status: 'done' } }], 'done', 'closed'],
  ['an end that was taken back', [{ kind: 'closed', detail: { status: 'done' } }, { kind: 'undone' }], 'new', 'received'],
  ['a hand-over', [{ kind: 'reached' }, { kind: 'handed-over' }], 'new', 'moved'],
  ['a hand-over that promises nothing', [{ kind: 'reached' }, { kind: 'handed-over', answerBy: null }], 'contacted', 'moved'],
  ['a cancellation', [{ kind: 'cancelled', answerBy: null }], 'cancelled', 'cancelled'],
  ['a chosen time', [{ kind: 'not-reached' }, { kind: 'call-time-chosen' }], 'new', 'received'],
] satisfies [string, Told[], string, string][])('after %s the work and the visitor see its state', (_, events, status, state) => {
  const one = lead(...events)
  expect([progressOf(one)?.status, stateOf(one, morning)]).toEqual([status, state])
})

test('the first answer keeps the promise of its time; later promises do not change it', () => {
  const progress = progressOf(lead({ kind: 'reached', at: hour(1) }, { kind: 'handed-over', answerBy: hour(9), at: hour(5) }))
  expect(progress).toMatchObject({ firstContactAt: hour(1), promisedBy: hour(2), dueAt: hour(9) })
})

test("an employee's move keeps the promise, and that it was missed", () => {
  const escalated = [
    { kind: 'escalated', at: hour(3) },
    { kind: 'moved', at: hour(4) },
  ] satisfies Told[]
  expect(progressOf(lead(...escalated))).toMatchObject({ dueAt: hour(2), promisedBy: hour(2), escalatedAt: hour(3) })
})

const anyEvent = fc.record({
  kind: fc.constantFrom(...eventKinds.filter((kind) => kind !== 'undone')),
  answerBy: fc.option(fc.integer({ min: 1, max: 99 }).map(hour)),
  detail: fc.option(fc.record({ status: fc.constantFrom(...workStatuses) })),
})

test('in every history, a time is due only for a new lead that is not merged', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      const progress = progressOf(lead(...events))
      expect(workStatuses).toContain(progress?.status)
      if (progress?.dueAt) expect([progress.status, progress.mergedInto]).toEqual(['new', null])
    }),
  )
})

test('taking back any event leaves the state from before it', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), anyEvent, (events, last) => {
      const before = lead(...events)
      const { answerBy, span, dealerId } = before.history.at(-1) ?? before.history[0]
      const undone = lead(...events, last, { kind: 'undone', answerBy, span, dealerId })
      expect(progressOf(undone)).toEqual(progressOf(before))
      expect(stateOf(undone, morning)).toEqual(stateOf(before, morning))
      expect(standing(undone)).toEqual(standing(before))
    }),
  )
})
