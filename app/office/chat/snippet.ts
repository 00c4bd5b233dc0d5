import type { ChatEvent } from '../../core/conversations/conversation.ts'
import { snippetWords as words } from './words.ts'

const longest = 90

/** The newest event of a conversation in one short line. */
export function snippet({ kind, by, text }: Pick<ChatEvent, 'kind' | 'by' | 'text'>): string {
  if (kind === 'file') return words.file
  const line = text?.replaceAll(/\s+/g, ' ').trim() || words.kinds[kind] || ''
  const letters = [...line]
  const short = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line
  return by === 'visitor' ? short : `${words.by[by]}: ${short}`
}
