import { z } from 'zod'
import { agreementField, nameField, phoneField } from '../../../core/leads/form/fields.ts'

/** The submitted form. The calculation is in its address. */
export const saveForm = z
  .object({ name: nameField, phone: phoneField, agreement: agreementField })
  .transform(({ name, phone }) => ({ contact: { name, phone, email: null as string | null } }))
export type SaveForm = z.output<typeof saveForm>
