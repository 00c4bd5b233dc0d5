import { z } from 'zod'
import { fieldHints } from './field-hints.ts'
import { isSafeHref } from './safe-href.ts'

/** Far more than any article needs. A larger text is refused before the schema looks at it. */
const mostNodes = 5000
const deepest = 16
const longestText = 10_000

const href = z.string().max(2000).refine(isSafeHref, 'is no own path, https:, mailto: or tel: address')

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
])

const text = z.object({ type: z.literal('text'), text: z.string().min(1).max(longestText), marks: z.array(mark).optional() })

export const inline = z.discriminatedUnion('type', [text, z.object({ type: z.literal('hardBreak') })])

const inlines = z.array(inline).optional()
const paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})

const listItem = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList])).nonempty()
  },
})
const bulletList = z.object({ type: z.literal('bulletList'), content: z.array(listItem).nonempty() })
const orderedList = z.object({ type: z.literal('orderedList'), content: z.array(listItem).nonempty() })

const cell = z.object({ type: z.enum(['tableHeader', 'tableCell']), content: z.array(paragraph).nonempty() })
const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).nonempty() })

export const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  z.object({ type: z.literal('blockquote'), content: z.array(paragraph).nonempty() }),
  z.object({ type: z.literal('table'), content: z.array(row).nonempty() }),
  z.object({ type: z.literal('horizontalRule') }),
])

/** ProseMirror JSON from an editor. Everything that is not listed here is refused. */
export const richText = z
  .unknown()
  .refine(isBounded, 'is too deep or too large')
  .pipe(z.object({ type: z.literal('doc'), content: z.array(block).nonempty() }))
  .register(fieldHints, { control: 'rich-text' })

/** Counts level by level without recursion, so that deep nesting cannot overflow the stack. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value]
  let nodes = 0
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length
    if (depth > deepest || nodes > mostNodes) return false
    level = level.flatMap(childrenOf)
  }
  return true
}

function childrenOf(node: unknown): readonly unknown[] {
  const content = (node as { content?: unknown } | null)?.content
  return Array.isArray(content) ? content : []
}
