import type { z } from 'zod'
import type { block, inline, richText } from './rich-text-schema.ts'

export type RichText = z.infer<typeof richText>
export type Block = z.infer<typeof block>
export type Inline = z.infer<typeof inline>

type TextNode = { type?: string; text?: string | undefined; content?: readonly TextNode[] | undefined }

/** The text without marks. A space separates blocks; a dot does where a block, as a cell or a heading, ends no sentence. */
export function plainText(node: TextNode): string {
  if (node.text !== undefined) return node.text
  if (node.type === 'hardBreak') return ' '
  const children = node.content ?? []
  return children.every(isInline)
    ? children.map(plainText).join('').replace(/\s+/g, ' ').trim()
    : joinedBlocks(children.map(plainText))
}

const isInline = ({ type, text }: TextNode): boolean => text !== undefined || type === 'hardBreak'

function joinedBlocks(texts: readonly string[]): string {
  const [first = '', ...others] = texts.filter((text) => text !== '')
  return others.reduce((before, text) => before + (endsSentence.test(before) ? ' ' : ' · ') + text, first)
}

const endsSentence = /[.!?:;,…]["”’)]*$/

const wordsPerMinute = 200

/** Reading time in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}

type Node = { type: string; marks?: { type: string; attrs?: { href: string } }[] | undefined; content?: Node[] | undefined }

/** Replaces links to pages of this site that do not exist yet by their text. */
export function withStandingLinks(text: RichText, pageExists: (address: string) => boolean): RichText {
  const isStanding = (href: string) => !href.startsWith('/') || pageExists(href)
  const mended = (node: Node): Node => ({
    ...node,
    ...(node.marks ? { marks: node.marks.filter(({ attrs }) => !attrs || isStanding(attrs.href)) } : {}),
    ...(node.content ? { content: node.content.map(mended) } : {}),
  })
  return mended(text as Node) as RichText
}
