import { contactRefusals } from '../../../core/leads/contact.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [...contactRefusals, 'agreement-missing'] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form in their order. */
export const saveFields = ['name', 'phone', 'agreement'] as const
export type SaveField = (typeof saveFields)[number]

/** The button that saves for the number of the last simulation. */
export const sameNumber = { name: 'nomor', value: 'sama' } as const
