import { z } from 'zod'
import { agreementField, emailField, fieldOf, nameField } from '../../../core/leads/form/fields.ts'
import { done, refused } from '../../../lib/result.ts'
import { cityName } from './city.ts'
import type { Options } from './options.server.ts'
import { type FieldRefusal, readCompany, readNib, readPhone, readUnits } from './request.ts'

/** The submitted form. Its choices from lists were looked up before. */
export function requestForm({ chosen, asksUnknown, place }: Options) {
  return z
    .object({
      company: fieldOf(readCompany),
      nib: fieldOf(readNib),
      units: fieldOf(readUnits),
      vehicle: z.unknown().transform((_, context): readonly string[] => {
        if (chosen.length > 0 && !asksUnknown) return chosen
        context.addIssue((asksUnknown ? 'vehicle-unknown' : 'vehicle-missing') satisfies FieldRefusal)
        return z.NEVER
      }),
      city: fieldOf((typed) => {
        const city = cityName(place)
        return city === null ? refused(typed === '' ? 'city-missing' : 'city-unknown') : done(city)
      }),
      name: nameField,
      phone: fieldOf(readPhone),
      email: emailField,
      agreement: agreementField,
    })
    .transform(({ vehicle, name, phone, email, agreement, ...need }) => ({
      ...need,
      vehicles: vehicle,
      extension: phone.extension,
      contact: { name, phone: phone.number, email },
    }))
}
export type RequestForm = z.output<ReturnType<typeof requestForm>>
