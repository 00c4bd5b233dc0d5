import { contactRefusals } from '../../core/leads/contact.ts'
import { readingRefusals } from '../../core/maintenance/owned-car/reading.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount, oneLine } from '../../lib/typed-text.ts'
import { longestComplaint, readComplaint } from './complaint.ts'
import { readPlate } from './owned-car/plate.ts'
import { needsComplaint, readServiceType } from './service-type.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [
  ...contactRefusals,
  ...readingRefusals,
  'vehicle-missing',
  'vehicle-unknown',
  'colour-too-long',
  'plate-missing',
  'plate-not-a-plate',
  'type-missing',
  'complaint-missing',
  'complaint-too-long',
  'dealer-missing',
  'dealer-unknown',
  'dealer-without-service',
  'date-missing',
  'time-missing',
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. A variant that the car does not have is ignored, not refused. */
export const requestFields = [
  'vehicle',
  'year',
  'color',
  'type',
  'kilometres',
  'dealer',
  'date',
  'time',
  'plate',
  'complaint',
  'name',
  'phone',
  'agreement',
] as const
export type RequestField = (typeof requestFields)[number]

export const longestColour = 40

type Read<Value> = Result<Value, FieldRefusal>

export function colourOf(typed: string): Read<string | null> {
  const colour = oneLine(typed)
  return letterCount(colour) > longestColour ? refused('colour-too-long') : done(colour || null)
}

export function plateOf(typed: string): Read<string> {
  return typed.trim() === '' ? refused('plate-missing') : orRefused(readPlate(typed), 'plate-not-a-plate')
}

export function complaintOf(typed: string, type: string): Read<string | null> {
  const complaint = readComplaint(typed)
  const chosen = readServiceType(type)
  if (complaint === '') return chosen && needsComplaint(chosen) ? refused('complaint-missing') : done(null)
  return letterCount(complaint) > longestComplaint ? refused('complaint-too-long') : done(complaint)
}

export function orRefused<Value>(value: Value | null, refusal: FieldRefusal): Read<Value> {
  return value === null ? refused(refusal) : done(value)
}
