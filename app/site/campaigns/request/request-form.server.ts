import { z } from 'zod'
import type { Car } from '../../../core/cars/car.ts'
import { chosenVariant } from '../../../core/cars/chosen-car.ts'
import { agreementField, emailField, fieldOf, nameField, phoneField } from '../../../core/leads/form/fields.ts'
import { done, refused } from '../../../lib/result.ts'

/** The submitted form of a campaign for this model. An editor may have changed the campaign's model in the meantime. */
export function requestForm(car: Car) {
  return z
    .object({
      consultVehicle: fieldOf((typed) => (typed === car.slug ? done(car.slug) : refused('vehicle-changed'))),
      consultVariant: fieldOf((typed) => {
        if (typed === '') return done(null)
        const variant = chosenVariant(car, typed)
        return variant ? done(variant.slug) : refused('variant-unknown')
      }),
      name: nameField,
      phone: phoneField,
      email: emailField,
      agreement: agreementField,
    })
    .transform(({ consultVehicle, consultVariant, name, phone, email }) => ({
      vehicle: consultVehicle,
      variant: consultVariant,
      contact: { name, phone, email },
    }))
}
export type RequestForm = z.output<ReturnType<typeof requestForm>>
