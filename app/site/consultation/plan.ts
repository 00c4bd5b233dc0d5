import { contactRefusals } from '../../core/leads/contact.ts'
import type { PlanTime } from '../../core/leads/payload.ts'
import type { About } from '../../core/leads/payload-schema.ts'
import type { ConsultationSettings } from './plan-schema.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [
  ...contactRefusals,
  'vehicle-missing',
  'vehicle-unknown',
  'variant-unknown',
  'plan-missing',
  'payment-missing',
  'current-vehicle-too-long',
  'dealer-missing',
  'dealer-unknown',
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const planFields = [
  'vehicle',
  'variant',
  'plan',
  'payment',
  'current_vehicle',
  'dealer',
  'name',
  'phone',
  'email',
  'agreement',
] as const
export type PlanField = (typeof planFields)[number]

export const longestCurrentVehicle = 80

type PlanPayload = Extract<About, { kind: 'consultation' }>['payload']

/** A plan as parameters of the form's address, to fill in the form again. */
export function planChoice({ vehicle, variant, plan, payment, currentVehicle }: PlanPayload, dealer: string | undefined) {
  return { vehicle, variant: variant ?? '', plan, payment, current_vehicle: currentVehicle ?? '', dealer }
}

const monthsUntil: Record<PlanTime, number | null> = {
  'bulan-ini': 1,
  '3-bulan': 3,
  '6-bulan': 6,
  '12-bulan': 12,
  'belum-tahu': null,
}

export const unqualifiedReasons = ['plan-beyond-horizon', 'no-dealer-reachable'] as const
export type UnqualifiedReason = (typeof unqualifiedReasons)[number]

type Facts = { plan: PlanTime; dealerIsReachable: boolean }

/** The reason why a consultation with a verified number is not yet passed to a salesperson; null when it is. */
export function unqualifiedBecause(
  { plan, dealerIsReachable }: Facts,
  { horizonMonths }: ConsultationSettings,
): UnqualifiedReason | null {
  if (!dealerIsReachable) return 'no-dealer-reachable'
  const months = monthsUntil[plan]
  return months === null || months > horizonMonths ? 'plan-beyond-horizon' : null
}
