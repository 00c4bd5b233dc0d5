import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { localStamp, phaseChanges, phaseOf, spansOf } from './event-times.ts'

const saturday = { date: '2026-11-28', opens: '08:00', closes: '17:00' }
const monday = { date: '2026-11-30', opens: '12:00', closes: '16:00' }
const days = [saturday, monday]

const zones = [
  ['Asia/Jakarta', '+07:00'],
  ['Asia/Makassar', '+08:00'],
  ['Asia/Jayapura', '+09:00'],
] as const

test.each(zones)('in %s each phase begins and ends at the clock of the place', (zone, offset) => {
  const at = (text: string) => Temporal.Instant.from(`${text}${offset}`)
  const phase = (now: Temporal.Instant) => phaseOf({ days, zone }, now)
  const justBefore = (text: string) => at(text).subtract({ milliseconds: 1 })

  expect(phase(justBefore('2026-11-28T00:00:00'))).toEqual({ phase: 'coming' })
  expect(phase(at('2026-11-28T00:00:00'))).toEqual({ phase: 'today', day: saturday })
  expect(phase(justBefore('2026-11-28T17:00:00'))).toEqual({ phase: 'today', day: saturday })
  expect(phase(at('2026-11-28T17:00:00'))).toEqual({ phase: 'between', next: monday })
  expect(phase(justBefore('2026-11-30T00:00:00'))).toEqual({ phase: 'between', next: monday })
  expect(phase(at('2026-11-30T00:00:00'))).toEqual({ phase: 'today', day: monday })
  expect(phase(justBefore('2026-11-30T16:00:00'))).toEqual({ phase: 'today', day: monday })
  expect(phase(at('2026-11-30T16:00:00'))).toEqual({ phase: 'over' })
})

test.each(zones)('in %s the phase stays the same between two of its changes', (zone) => {
  const changes = phaseChanges({ days, zone })
  const phases = changes.map((change) => phaseOf({ days, zone }, change))
  for (const [index, change] of changes.entries()) {
    const end = changes[index + 1] ?? change.add({ hours: 24 })
    expect(phaseOf({ days, zone }, end.subtract({ milliseconds: 1 }))).toEqual(phases[index])
  }
  expect(new Set(phases.map((phase) => JSON.stringify(phase))).size).toBe(changes.length)
})

test.each(zones)('in %s opening hours are instants with the offset of the place', (zone, offset) => {
  const [first, last] = spansOf({ days, zone })
  expect(first && localStamp(first.from, zone)).toBe(`2026-11-28T08:00:00${offset}`)
  expect(last && localStamp(last.to, zone)).toBe(`2026-11-30T16:00:00${offset}`)
})
