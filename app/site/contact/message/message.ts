import { contactRefusals } from '../../../core/leads/contact.ts'
import type { MessageTopic } from '../../../core/leads/payload.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { letterCount, unreadable } from '../../../lib/typed-text.ts'

/** The teams that answer. */
export const teams = ['sales', 'aftersales', 'complaints', 'partnerships', 'customer-care'] as const
export type Team = (typeof teams)[number]

/** The team that answers a topic, and the working hours it has for that. Sample values until the operator decides. */
export const answers: Record<MessageTopic, { by: Team; hours: number }> = {
  produk: { by: 'sales', hours: 4 },
  harga: { by: 'sales', hours: 4 },
  'purna-jual': { by: 'aftersales', hours: 4 },
  keluhan: { by: 'complaints', hours: 2 },
  'kerja-sama': { by: 'partnerships', hours: 24 },
  lainnya: { by: 'customer-care', hours: 8 },
}

/** Why a field of the form is refused. */
export const fieldRefusals = [
  'topic-missing',
  'message-missing',
  'message-too-short',
  'message-too-long',
  'picture-too-large',
  'picture-not-an-image',
  'picture-too-many-pixels',
  'photo-not-kept',
  ...contactRefusals,
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const messageFields = ['topic', 'message', 'photo', 'name', 'phone', 'email', 'agreement'] as const
export type MessageField = (typeof messageFields)[number]

export const shortestMessage = 10
export const longestMessage = 2000

type MessageRefusal = Extract<FieldRefusal, `message-${string}`>

/** The message as it is stored, or a refusal when it is too short or too long. */
export function readMessage(typed: string): Result<string, MessageRefusal> {
  const message = trimmed(typed)
  const length = letterCount(message)
  if (length === 0) return refused('message-missing')
  if (length < shortestMessage) return refused('message-too-short')
  return length > longestMessage ? refused('message-too-long') : done(message)
}

export const messageLength = (typed: string): number => letterCount(trimmed(typed))

const visible = /[^\s\p{Cf}]/u

/**
 * Removes invisible characters at both ends. Inside the text they stay, because they join the parts of an emoji. Changes
 * CRLF to LF: the page counts a line end as one character, but a form sends two.
 */
function trimmed(typed: string): string {
  const letters = [...typed.replaceAll(/\r\n?/g, '\n').replaceAll(unreadable, ' ')]
  const isVisible = (letter: string) => visible.test(letter)
  return letters.slice(Math.max(0, letters.findIndex(isVisible)), letters.findLastIndex(isVisible) + 1).join('')
}
