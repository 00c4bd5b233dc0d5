import { createHash } from 'node:crypto'

/**
 * The id of one content of a form. A form that was refused, or to which Back led, can be sent again with another content under
 * the same id: both are stored, and each once.
 */
export const idOfContent = (formId: string, content: string): string =>
  createHash('sha256').update(`${formId} ${content}`).digest('base64url')

/** A file is told from another by name and size, before its bytes are read. */
export const idOfFile = (formId: string, { name, size }: Pick<File, 'name' | 'size'>): string =>
  idOfContent(formId, `${name} ${size}`)
