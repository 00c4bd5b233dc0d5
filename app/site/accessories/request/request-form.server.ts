import { z } from 'zod'
import type { Accessory } from '../../../core/cars/extras.ts'
import {
  agreementField,
  chosenField,
  fieldOf,
  nameField,
  optionalEmailField,
  phoneField,
} from '../../../core/leads/form/fields.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Options } from './options.server.ts'
import { type FieldRefusal, readMessage } from './request.ts'

/** The submitted form. Its car and accessories were looked up before. */
export function requestForm({ car, basket }: Pick<Options, 'car' | 'basket'>) {
  return z
    .object({
      vehicle: fieldOf((typed) => (car ? done(car) : refused(typed === '' ? 'vehicle-missing' : 'vehicle-unknown'))),
      pilih: z.unknown().transform((_, context): readonly [Accessory, ...Accessory[]] => {
        const [first, ...more] = basket.chosen
        if (first && basket.unknown === 0) return [first, ...more]
        context.addIssue((basket.unknown > 0 && car ? 'accessory-unknown' : 'accessory-missing') satisfies FieldRefusal)
        return z.NEVER
      }),
      message: fieldOf(readMessage),
      dealer: chosenField('dealer-missing', 'dealer-unknown'),
      name: nameField,
      phone: phoneField,
      email: optionalEmailField,
      agreement: agreementField,
    })
    .transform(({ vehicle, pilih, message, dealer, name, phone, email }) => ({
      car: vehicle,
      accessories: pilih,
      message,
      dealer,
      contact: { name, phone, email },
    }))
}
export type RequestForm = z.output<ReturnType<typeof requestForm>>
