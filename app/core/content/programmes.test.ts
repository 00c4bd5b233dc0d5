import { expect, test } from 'vitest'
import { z } from 'zod'
import { Temporal } from '../../lib/instant.ts'
import { formatPeriod } from './partial-date.ts'
import { programmeKind } from './programme-schema.ts'
import { countdownOf } from './programmes.server.ts'
import { daysLeft, freshUntil, nextMidnight, phaseOf } from './validity.ts'

const at = (text: string) => Temporal.Instant.from(text)
const november = { from: '2026-11-01', until: '2026-11-30', zone: 'Asia/Jakarta' } as const
const inTheEast = { from: '2026-11-15', until: '2027-01-15', zone: 'Asia/Jayapura' } as const
const inTheMiddle = { ...inTheEast, zone: 'Asia/Makassar' } as const

test('a programme in WIB begins and ends at midnight in Jakarta', () => {
  expect(phaseOf(november, at('2026-10-31T23:59:59.999+07:00'))).toBe('coming')
  expect(phaseOf(november, at('2026-11-01T00:00:00+07:00'))).toBe('running')
  expect(phaseOf(november, at('2026-11-30T23:59:59.999+07:00'))).toBe('running')
  expect(phaseOf(november, at('2026-12-01T00:00:00+07:00'))).toBe('over')
})

test('a programme in WIT ends two hours before one in WIB with the same days, and one in WITA an hour before', () => {
  expect(phaseOf(inTheEast, at('2027-01-15T23:59:59.999+09:00'))).toBe('running')
  expect(phaseOf(inTheEast, at('2027-01-15T22:00:00+07:00'))).toBe('over')
  expect(phaseOf(inTheMiddle, at('2027-01-15T22:59:59.999+07:00'))).toBe('running')
  expect(phaseOf(inTheMiddle, at('2027-01-15T23:00:00+07:00'))).toBe('over')
})

test('pages stay correct until the next beginning or end, each in its own zone', () => {
  expect(String(freshUntil([november, inTheEast], at('2026-11-10T00:00:00Z')))).toBe('2026-11-14T15:00:00Z')
  expect(String(freshUntil([november, inTheEast], at('2026-11-20T00:00:00Z')))).toBe('2026-11-30T17:00:00Z')
  expect(String(freshUntil([november, inTheEast], at('2026-12-01T00:00:00Z')))).toBe('2027-01-15T15:00:00Z')
  expect(freshUntil([november, inTheEast], at('2027-01-15T15:00:00Z'))).toBeNull()
})

test('the countdown runs in the last days only, by the days of the zone', () => {
  expect(countdownOf(november, at('2026-11-22T23:59:59+07:00'))).toBeNull()
  expect(countdownOf(november, at('2026-11-23T00:00:00+07:00'))).toBe(7)
  expect(countdownOf(november, at('2026-11-30T23:59:59+07:00'))).toBe(0)
  expect(countdownOf(november, at('2026-12-01T00:00:00+07:00'))).toBeNull()
  expect(countdownOf(november, at('2026-10-31T12:00:00+07:00'))).toBeNull()
  expect(daysLeft(inTheEast, at('2027-01-14T23:30:00+07:00'))).toBe(0)
  expect(String(nextMidnight(at('2027-01-14T23:30:00+07:00'), 'Asia/Jayapura'))).toBe('2027-01-15T15:00:00Z')
})

test('a period is written as short as it is clear', () => {
  expect(formatPeriod('2026-11-01', '2026-11-30')).toBe('1–30 November 2026')
  expect(formatPeriod('2026-11-15', '2026-12-31')).toBe('15 November – 31 Desember 2026')
  expect(formatPeriod('2026-11-15', '2027-01-15')).toBe('15 November 2026 – 15 Januari 2027')
  expect(formatPeriod('2026-12-12', '2026-12-12')).toBe('12 Desember 2026')
})

test('the text for the search has the gifts and the terms', () => {
  const files = import.meta.glob<unknown>('../../../data/content/promotions/*.json', { eager: true, import: 'default' })
  const [file] = Object.values(files)
  const programme = programmeKind.schema.parse(z.looseObject({}).parse(file))
  const text = programmeKind.text(programme)
  for (const part of [...programme.models.flatMap(({ gift }) => gift ?? []), ...programme.terms, programme.title])
    expect(text).toContain(part)
})
