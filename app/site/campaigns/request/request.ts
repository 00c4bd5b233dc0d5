import { contactRefusals } from '../../../core/leads/contact.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = ['vehicle-changed', 'variant-unknown', ...contactRefusals, 'agreement-missing'] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const requestFields = ['consultVehicle', 'consultVariant', 'name', 'phone', 'email', 'agreement'] as const
export type RequestField = (typeof requestFields)[number]

/** Opening hours within which employees answer. A sample value until the operator decides. */
export const answerHours = 4
