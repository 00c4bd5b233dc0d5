import { contactRefusals } from '../../../core/leads/contact.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = ['vehicle-changed', 'variant-unknown', ...contactRefusals, 'agreement-missing'] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form in their order. */
export const requestFields = ['consultVehicle', 'consultVariant', 'name', 'phone', 'email', 'agreement'] as const
export type RequestField = (typeof requestFields)[number]

/** Hours of being open within which our own people answer: a sample until the operator says otherwise. */
export const answerHours = 4
