import type { ConsentPurpose } from '../../../lib/consent-choice.ts'
import { siteAddress } from '../../../lib/site-address.ts'

/** What a form allows: everything, nothing, or the ticked purposes. An unknown answer allows nothing. */
export function readAllowed(body: FormData, asked: readonly ConsentPurpose[]): readonly ConsentPurpose[] {
  const answer = body.get('jawaban')
  if (answer === 'izinkan') return asked
  const ticked = body.getAll('izin')
  return answer === null ? asked.filter((purpose) => ticked.includes(purpose)) : []
}

/** The page to return to; null when it is no page of this site. */
export function returnAddress(typed: FormDataEntryValue | null, pageExists: (address: string) => boolean): string | null {
  const address = typeof typed === 'string' ? siteAddress(typed) : null
  return address !== null && pageExists(address) ? address : null
}
