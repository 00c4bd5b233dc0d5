/** A node of ProseMirror JSON, of any kind. Only its form is certain; the schema of the text decides what it may be. */
export type AnyNode = {
  type: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: AnyNode[]
  content?: AnyNode[]
}

/** The nodes of what an editor's window sent, without what is no node. Null when the whole is none. */
export function readNode(value: unknown): AnyNode | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null
  const { type, text, attrs, marks, content } = value
  return {
    type,
    ...(typeof text === 'string' && { text }),
    ...(isRecord(attrs) && { attrs }),
    ...(Array.isArray(marks) && { marks: readNodes(marks) }),
    ...(Array.isArray(content) && { content: readNodes(content) }),
  }
}

const readNodes = (values: readonly unknown[]): AnyNode[] => values.flatMap((value) => readNode(value) ?? [])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
