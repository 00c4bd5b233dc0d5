import { type AppointmentKind, appointmentKinds } from '../../../core/appointments/offer.ts'
import { capacityByHour } from '../../../core/dealers/capacity.ts'
import { otherDay } from '../../../core/dealers/opening-hours.ts'
import { readDay } from '../../../lib/calendar-day.ts'
import type { Day } from '../../../lib/instant.ts'
import { Temporal } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { letterCount, oneLine } from '../../../lib/typed-text.ts'
import { readWholeNumber } from '../../../lib/whole-number.ts'
import type { CalendarChange, WrittenHours } from './calendar-change.ts'

export const changeRefusals = [
  'date-missing',
  'hours-unreadable',
  'reason-missing',
  'reason-too-long',
  'count-unreadable',
  'by-hour-unreadable',
  'vehicle-missing',
  'vehicle-unknown',
  'name-missing',
  'until-before-from',
] as const
export type ChangeFieldRefusal = (typeof changeRefusals)[number]

/** The fields of the forms, as typed. */
export const changeFields = [
  'change',
  'date',
  'until',
  'hours',
  'reason',
  'of',
  'usual',
  'byHour',
  'car',
  'vehicle',
  'name',
] as const
export type ChangeField = (typeof changeFields)[number]
export type TypedChange = Record<ChangeField, string>

type Read<Value> = Result<Value, { field: ChangeField; refusal: ChangeFieldRefusal }>

/** How many days ahead a day can be changed. */
export const daysAhead = 180
/** More cars or bays than any dealer has. */
const mostAtOnce = 99
export const longestReason = 100

/** What a change is compared with. `models`: those that can be driven; `newId`: of a car that is added. */
type Known = { today: Day; models: readonly { slug: string }[]; newId: string }

/** A change of a calendar from a form. */
export function readChange(typed: TypedChange, { today, models, newId }: Known): Read<CalendarChange> {
  switch (typed.change) {
    case 'day':
      return readOtherDay(typed, today)
    case 'usual-day':
      return withDate(typed.date, 'date', today, (date) => done({ kind: 'usual-day' as const, date }))
    case 'capacity':
      return readCapacity(typed)
    case 'capacity-on-day':
      return withDate(typed.date, 'date', today, (date) => readCapacityOnDay(typed, date))
    case 'add-car':
      return readCar(typed, models, newId)
    case 'car-away':
      return readAway(typed, today)
    case 'fleet-decides':
      return done({ kind: 'fleet-decides', decides: typed.usual === 'ya' })
    case 'car-back':
      return done({ kind: 'car-back', car: typed.car, from: typed.date })
    default:
      return done({ kind: 'remove-car', car: typed.car })
  }
}

function withDate<Value>(text: string, field: ChangeField, today: Day, then: (date: string) => Read<Value>): Read<Value> {
  const day = readDay(text)
  const isNear = day && Temporal.PlainDate.compare(day, today) >= 0 && today.until(day).days <= daysAhead
  return isNear ? then(text) : refused({ field, refusal: 'date-missing' })
}

function readOtherDay(typed: TypedChange, today: Day): Read<CalendarChange> {
  return withDate(typed.date, 'date', today, (date) => {
    const hours = readHours(typed.hours)
    if (hours === undefined) return refused({ field: 'hours', refusal: 'hours-unreadable' })
    return withReason(typed.reason, (reason) => done({ kind: 'day', date, hours, reason }))
  })
}

function withReason<Value>(typed: string, then: (reason: string) => Read<Value>): Read<Value> {
  const reason = oneLine(typed)
  if (reason === '') return refused({ field: 'reason', refusal: 'reason-missing' })
  return letterCount(reason) > longestReason ? refused({ field: 'reason', refusal: 'reason-too-long' }) : then(reason)
}

/** `8.00–12.00, 13.00–16.30` as `08:00-12:00, 13:00-16:30`. Null: closed all day, when nothing is typed. */
function readHours(typed: string): string | null | undefined {
  if (typed.trim() === '') return null
  const hours = typed.split(',').map(readSpan)
  if (hours.some((span) => span === null)) return undefined
  const text = hours.join(', ')
  return otherDay.safeParse({ date: '2026-01-01', hours: text, reason: '' }).success ? text : undefined
}

const span = /^\s*(\d{1,2})[.:](\d{2})\s*[-–]\s*(\d{1,2})[.:](\d{2})\s*$/

/** `8.00–12.00` as `08:00-12:00`. Null when it is none. */
function readSpan(text: string): string | null {
  const [, ...parts] = span.exec(text) ?? []
  if (parts.length === 0) return null
  const [opens, opensAt, closes, closesAt] = parts.map((part) => part.padStart(2, '0'))
  return `${opens}:${opensAt}-${closes}:${closesAt}`
}

function readCapacity(typed: TypedChange): Read<CalendarChange> {
  const usual = readCount(typed.usual)
  if (usual === null) return refused({ field: 'usual', refusal: 'count-unreadable' })
  const byHour = readByHour(typed.byHour)
  if (!byHour) return refused({ field: 'byHour', refusal: 'by-hour-unreadable' })
  return done({ kind: 'capacity', of: kindOf(typed.of), usual, byHour })
}

function readCapacityOnDay(typed: TypedChange, date: string): Read<CalendarChange> {
  const byHour = readByHour(typed.byHour)
  if (!byHour) return refused({ field: 'byHour', refusal: 'by-hour-unreadable' })
  const isUsual = Object.keys(byHour).length === 0
  return done({ kind: 'capacity-on-day', of: kindOf(typed.of), date, byHour: isUsual ? null : byHour })
}

const kindOf = (typed: string): AppointmentKind => appointmentKinds.find((kind) => kind === typed) ?? 'test-drive'

const readCount = (typed: string): number | null => readWholeNumber(typed, { most: mostAtOnce })

/** `12.00–13.00 = 1, 16.00–16.30 = 0` as `{ "12:00-13:00": 1, … }`. Null when it is none. */
export function readByHour(typed: string): WrittenHours | null {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const read = parts.map((part) => {
    const [hours = '', count = '', ...rest] = part.split('=')
    const [written, number] = [readSpan(hours), readCount(count.trim())]
    return written === null || number === null || rest.length > 0 ? null : ([written, number] as const)
  })
  if (read.some((each) => each === null)) return null
  const byHour = Object.fromEntries(read.filter((each) => each !== null))
  return Object.keys(byHour).length === parts.length && capacityByHour.safeParse(byHour).success ? byHour : null
}

/** The other way round, as a person reads it. */
export function byHourWords(byHour: WrittenHours): string {
  return Object.entries(byHour)
    .map(([hours, count]) => `${hours.replaceAll(':', '.').replace('-', '–')} = ${count}`)
    .join(', ')
}

function readCar({ vehicle, name }: TypedChange, models: Known['models'], id: string): Read<CalendarChange> {
  if (vehicle === '') return refused({ field: 'vehicle', refusal: 'vehicle-missing' })
  if (!models.some(({ slug }) => slug === vehicle)) return refused({ field: 'vehicle', refusal: 'vehicle-unknown' })
  const mark = oneLine(name)
  if (mark === '' || letterCount(mark) > longestReason) return refused({ field: 'name', refusal: 'name-missing' })
  return done({ kind: 'add-car', car: { id, vehicle, name: mark, away: [] } })
}

function readAway(typed: TypedChange, today: Day): Read<CalendarChange> {
  const { car, reason, until } = typed
  return withDate(typed.date, 'date', today, (from) =>
    withDate(until, 'until', today, (to) => {
      if (to < from) return refused({ field: 'until', refusal: 'until-before-from' })
      return withReason(reason, (why) => done({ kind: 'car-away', car, from, to, reason: why }))
    }),
  )
}
