import { z } from 'zod'
import {
  agreementField,
  chosenField,
  emailField,
  nameField,
  phoneField,
  requiredField,
  typedText,
} from '../../core/leads/form/fields.ts'

/** The submitted form. */
export const orderForm = z
  .object({
    vehicle: typedText,
    variant: chosenField('variant-missing', 'variant-unknown'),
    color: chosenField('colour-missing', 'colour-unknown'),
    dealer: chosenField('dealer-missing', 'dealer-unknown'),
    refund_rule: requiredField('refund-rule-missing'),
    name: nameField,
    phone: phoneField,
    email: emailField,
    agreement: agreementField,
  })
  .transform(({ color, refund_rule, name, phone, email, agreement, ...order }) => ({
    ...order,
    colour: color,
    /** Id of the refund rule that the visitor read. */
    refundRule: refund_rule,
    contact: { name, phone, email },
  }))
export type OrderForm = z.output<typeof orderForm>
