import { contactRefusals } from '../../../core/leads/contact.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { letterCount, paragraphs } from '../../../lib/typed-text.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [
  'vehicle-missing',
  'vehicle-unknown',
  'accessory-missing',
  'accessory-unknown',
  'message-too-long',
  'dealer-missing',
  'dealer-unknown',
  ...contactRefusals,
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const requestFields = ['vehicle', 'pilih', 'message', 'dealer', 'name', 'phone', 'email', 'agreement'] as const
export type RequestField = (typeof requestFields)[number]

export const longestMessage = 1000

/** The message is optional: null when it is empty. */
export function readMessage(typed: string): Result<string | null, FieldRefusal> {
  const message = paragraphs(typed)
  if (letterCount(message) > longestMessage) return refused('message-too-long')
  return done(message === '' ? null : message)
}

/** Opening hours within which the dealer answers. A sample value until the operator decides. */
export const answerHours = 2
