import { z } from 'zod'
import {
  agreementField,
  choiceField,
  chosenField,
  emailField,
  fieldOf,
  nameField,
  phoneField,
  typedText,
} from '../../core/leads/form/fields.ts'
import { payments, planTimes } from '../../core/leads/payload.ts'
import { letterCount, oneLine } from '../../lib/typed-text.ts'
import { longestCurrentVehicle } from './plan.ts'

/** The submitted form. */
export const planForm = z
  .object({
    vehicle: chosenField('vehicle-missing', 'vehicle-unknown'),
    variant: typedText,
    plan: choiceField(planTimes, 'plan-missing'),
    payment: choiceField(payments, 'payment-missing'),
    current_vehicle: fieldOf((typed) => {
      const text = oneLine(typed)
      if (letterCount(text) > longestCurrentVehicle) return { ok: false, refusal: 'current-vehicle-too-long' }
      return { ok: true, value: text === '' ? null : text }
    }),
    dealer: chosenField('dealer-missing', 'dealer-unknown'),
    name: nameField,
    phone: phoneField,
    email: emailField,
    agreement: agreementField,
  })
  .transform(({ current_vehicle, name, phone, email, agreement, ...plan }) => ({
    ...plan,
    currentVehicle: current_vehicle,
    contact: { name, phone, email },
  }))
export type PlanForm = z.output<typeof planForm>
