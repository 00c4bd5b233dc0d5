import { contactRefusals } from '../../../core/leads/contact.ts'
import { readingRefusals } from '../../../core/maintenance/owned-car/reading.ts'

/** Why a field of the form for a walk-in is refused. */
export const fieldRefusals = [
  ...contactRefusals,
  ...readingRefusals,
  'vehicle-missing',
  'vehicle-unknown',
  'plate-missing',
  'plate-not-a-plate',
  'type-missing',
  'time-missing',
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

export const walkInFields = ['time', 'vehicle', 'year', 'plate', 'type', 'name', 'phone', 'agreement'] as const
export type WalkInField = (typeof walkInFields)[number]
export type FieldErrors = Partial<Record<WalkInField, FieldRefusal>>
