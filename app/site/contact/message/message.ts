import { contactRefusals } from '../../../core/leads/contact.ts'
import type { MessageTopic } from '../../../core/leads/payload.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { letterCount, unreadable } from '../../../lib/typed-text.ts'

/** Who answers. */
export const teams = ['sales', 'aftersales', 'complaints', 'partnerships', 'customer-care'] as const
export type Team = (typeof teams)[number]

/** Who answers a topic, and within how many hours of being open: samples until the operator says otherwise. */
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

/** The fields of the form in their order. */
export const messageFields = ['topic', 'message', 'photo', 'name', 'phone', 'email', 'agreement'] as const
export type MessageField = (typeof messageFields)[number]

export const shortestMessage = 10
export const longestMessage = 2000

type MessageRefusal = Extract<FieldRefusal, `message-${string}`>

/** A message as it is kept, if it is neither too short nor too long. */
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
 * Signs nobody sees do not make a message longer. Inside it they stay: they join the parts of an emoji. Lines end as on
 * the page where they were counted; a form sends each end as two signs.
 */
function trimmed(typed: string): string {
  const letters = [...typed.replaceAll(/\r\n?/g, '\n').replaceAll(unreadable, ' ')]
  const isVisible = (letter: string) => visible.test(letter)
  return letters.slice(Math.max(0, letters.findIndex(isVisible)), letters.findLastIndex(isVisible) + 1).join('')
}
