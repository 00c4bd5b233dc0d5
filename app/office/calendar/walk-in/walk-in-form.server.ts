import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { contactReaders } from '../../../core/leads/contact.ts'
import { serviceTypes } from '../../../core/leads/payload.ts'
import { yearOf } from '../../../core/maintenance/owned-car/reading.ts'
import { readDay } from '../../../lib/calendar-day.ts'
import { readTime } from '../../../lib/day.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { readPlate } from '../../../site/service-booking/owned-car/plate.ts'
import { readText } from '../../frame/read-text.ts'
import type { FieldErrors, FieldRefusal, WalkInField } from './walk-in.ts'

export type Typed = Record<'key' | 'kind' | 'date' | 'vehicle' | 'year' | 'plate' | 'type' | 'name' | 'phone' | 'time', string>
const names = ['key', 'kind', 'date', 'vehicle', 'year', 'plate', 'type', 'name', 'phone', 'time'] as const

export const readTyped = (body: FormData | URLSearchParams): Typed =>
  Object.fromEntries(names.map((name) => [name, readText(body, name)])) as Typed

export type WalkInForm = ReturnType<typeof valuesOf>

/** What a form for a walk-in is compared with: the year of the clock, and the models that it offers. */
type Offered = { thisYear: number; models: readonly { slug: string }[] }

/** The typed values as a form, or why each field is refused. */
export function readWalkIn(
  body: FormData,
  kind: AppointmentKind,
  { thisYear, models }: Offered,
): Result<WalkInForm, FieldErrors> {
  const typed = readTyped(body)
  const read = valuesOf(typed, kind, thisYear)
  const checks: [WalkInField, Result<unknown, FieldRefusal>][] = [
    ['time', read.day && read.minutes !== null ? done(read) : refused('time-missing')],
    ['vehicle', modelIn(models, typed.vehicle)],
    ['year', kind === 'service' ? read.year : done(0)],
    ['plate', kind === 'service' ? plateOf(typed.plate) : done('')],
    ['type', kind === 'service' && !read.type ? refused('type-missing') : done('')],
    ['name', read.name],
    ['phone', read.phone],
    ['agreement', body.has('agreement') ? done(true) : refused('agreement-missing')],
  ]
  const errors = Object.fromEntries(checks.flatMap(([field, check]) => (check.ok ? [] : [[field, check.refusal]])))
  return Object.keys(errors).length > 0 ? refused(errors as FieldErrors) : done(read)
}

function valuesOf(typed: Typed, kind: AppointmentKind, thisYear: number) {
  return {
    key: typed.key,
    kind,
    day: readDay(typed.date),
    minutes: readTime(typed.time),
    vehicle: typed.vehicle,
    year: yearOf(typed.year, thisYear),
    plate: readPlate(typed.plate) ?? '',
    type: serviceTypes.find((each) => each === typed.type) ?? null,
    name: contactReaders.name(typed.name),
    phone: contactReaders.phone(typed.phone),
  }
}

function modelIn(models: Offered['models'], typed: string): Result<string, FieldRefusal> {
  if (typed === '') return refused('vehicle-missing')
  return models.some(({ slug }) => slug === typed) ? done(typed) : refused('vehicle-unknown')
}

function plateOf(typed: string): Result<string, FieldRefusal> {
  if (typed === '') return refused('plate-missing')
  const plate = readPlate(typed)
  return plate === null ? refused('plate-not-a-plate') : done(plate)
}
