import { createHash, randomBytes } from 'node:crypto'

/**
 * A form carries a secret key that is made with its page. The address of the result is computed from the key, so a
 * repeated submit finds the same result page. The database keeps only hashes of key and token.
 */
export function newRequestKey(): string {
  return randomBytes(24).toString('base64url')
}

/** At least as long as a UUID without hyphens: shorter keys could be guessed. */
export function isRequestKey(typed: string): boolean {
  return /^[\w-]{32,64}$/.test(typed)
}

/** The secret part of the result's address, computed from the request key. */
export function tokenOf(requestKey: string): string {
  return createHash('sha256').update(`result of ${requestKey}`).digest('base64url')
}
