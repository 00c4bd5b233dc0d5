import { createHash, randomBytes } from 'node:crypto'

/**
 * A form carries a secret key, made when it was shown; the address of its result is made from the key. So a
 * repeated submit finds the same result page, and the database needs to keep neither: only their hashes.
 */
export function newRequestKey(): string {
  return randomBytes(24).toString('base64url')
}

/** At least as long as a UUID without hyphens; shorter ones could be guessed. */
export function isRequestKey(typed: string): boolean {
  return /^[\w-]{32,64}$/.test(typed)
}

/** The unguessable part of the address of what was requested with a key. */
export function tokenOf(requestKey: string): string {
  return createHash('sha256').update(`result of ${requestKey}`).digest('base64url')
}
