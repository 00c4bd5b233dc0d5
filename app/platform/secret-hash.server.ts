import { createHash } from 'node:crypto'

/** The database keeps this hash instead of the secret itself. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
