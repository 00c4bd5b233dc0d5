import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { formatDate } from './partial-date.ts'
import { freshUntil, isCurrent } from './validity.ts'

const at = (text: string) => Temporal.Instant.from(text)
const december = { from: '2026-12-01', until: '2026-12-31' }

describe('validity', () => {
  test('begins and ends at midnight in Jakarta', () => {
    expect(isCurrent(december, at('2026-12-01T00:00:00+07:00'))).toBe(true)
    expect(isCurrent(december, at('2026-11-30T23:59:59+07:00'))).toBe(false)
    expect(isCurrent(december, at('2026-12-31T23:59:59+07:00'))).toBe(true)
    expect(isCurrent(december, at('2027-01-01T00:00:00+07:00'))).toBe(false)
  })

  test('has no limit on an open side', () => {
    expect(isCurrent({}, at('2026-12-01T00:00:00Z'))).toBe(true)
    expect(isCurrent({ from: '2026-12-01' }, at('2046-12-01T00:00:00Z'))).toBe(true)
    expect(isCurrent({ until: '2026-12-01' }, at('2006-12-01T00:00:00Z'))).toBe(true)
  })

  test('keeps a page fresh until the next item appears or disappears', () => {
    const validities = [december, { from: '2026-11-01' }, {}]
    expect(String(freshUntil(validities, at('2026-11-28T00:00:00Z')))).toBe('2026-11-30T17:00:00Z')
    expect(String(freshUntil(validities, at('2026-12-24T00:00:00Z')))).toBe('2026-12-31T17:00:00Z')
    expect(freshUntil(validities, at('2027-01-01T00:00:00Z'))).toBeNull()
  })

  test('shows the same items at every moment before the page expires', () => {
    const hour = 3_600_000
    const start = at('2026-11-01T00:00:00Z').epochMilliseconds
    const moment = fc.integer({ min: 0, max: 24 * 60 }).map((hours) => start + hours * hour)
    const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`)
    const validity = fc.record({ from: days, until: days }, { requiredKeys: [] })
    const shown = (all: { from?: string; until?: string }[], instant: number) =>
      all.map((one) => isCurrent(one, Temporal.Instant.fromEpochMilliseconds(instant)))
    fc.assert(
      fc.property(fc.array(validity, { maxLength: 4 }), moment, fc.integer({ min: 0, max: 720 }), (all, now, later) => {
        const end = freshUntil(all, Temporal.Instant.fromEpochMilliseconds(now))?.epochMilliseconds ?? Number.POSITIVE_INFINITY
        const then = Math.min(now + later * hour, end - 1)
        expect(shown(all, then)).toEqual(shown(all, now))
      }),
    )
  })
})

test('a date is shown as exactly as it is known', () => {
  expect(formatDate('2024-12-20')).toBe('20 Desember 2024')
  expect(formatDate('2025-12')).toBe('Desember 2025')
})
