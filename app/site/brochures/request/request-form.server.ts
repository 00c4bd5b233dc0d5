import { z } from 'zod'
import { agreementField, chosenField, nameField, phoneField } from '../../../core/leads/form/fields.ts'

/** The submitted form. */
export const requestForm = z
  .object({
    vehicle: chosenField('vehicle-missing', 'vehicle-unknown'),
    name: nameField,
    phone_number: phoneField,
    agreement: agreementField,
  })
  .transform(({ vehicle, name, phone_number: phone }) => ({ vehicle, contact: { name, phone, email: null } }))
export type RequestForm = z.output<typeof requestForm>
