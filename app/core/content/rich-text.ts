import type { z } from 'zod'
import type { block, inline, richText } from './rich-text-schema.ts'

export type RichText = z.infer<typeof richText>
export type Block = z.infer<typeof block>
export type Inline = z.infer<typeof inline>

/** The words of a text without its marks, blocks apart by a blank. */
export function plainText(node: { text?: string | undefined; content?: readonly object[] | undefined }): string {
  if (node.text !== undefined) return node.text
  return (node.content ?? [])
    .map(plainText)
    .filter((text) => text !== '')
    .join(' ')
}

const wordsPerMinute = 200

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}
