import { internationalMobile } from '../../lib/phone.ts'
import type { HashedContact } from './data-layer.ts'

/** The contact that stands in a form, as hashes. */
export function hashedContact(form: HTMLFormElement): Promise<HashedContact> {
  const valueIn = (...names: string[]) =>
    names.map((name) => form.elements.namedItem(name)).find((field) => field instanceof HTMLInputElement)?.value ?? ''
  return hashed(valueIn('phone', 'phone_number'), valueIn('email'))
}

/** Hashes the number as `+62…`, and the e-mail in lower case without spaces around it. */
export async function hashed(phone: string, typedEmail: string): Promise<HashedContact> {
  const email = typedEmail.trim().toLowerCase()
  return { phone: await sha256(internationalMobile(phone)), email: await sha256(email || null) }
}

/** Null for null, and where the browser has no such function: over plain http. */
async function sha256(text: string | null): Promise<string | null> {
  if (text === null || !globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
