import { contactRefusals } from '../../../core/leads/contact.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [...contactRefusals, 'vehicle-missing', 'vehicle-unknown', 'agreement-missing'] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const requestFields = ['vehicle', 'name', 'phone_number', 'agreement'] as const
export type RequestField = (typeof requestFields)[number]
