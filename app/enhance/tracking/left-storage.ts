import { removeStored } from '../../lib/browser-storage.ts'
import { type ConsentPurpose, consentPurposes } from '../../lib/consent-choice.ts'

/** Keys under which the tags of a purpose store something in the browser. Their cookies are deleted by the server. */
const keysOfTags: Partial<Record<ConsentPurpose, RegExp>> = {
  advertising: /^(?:klik|asal|_gcl|_?tt|lastExternalR)/,
  recording: /^_?(?:cl|hj)/,
}

/** Deletes what is stored for purposes that are not allowed: our own keys, and those of tags. */
export function forgetRefused(allowed: readonly ConsentPurpose[]): void {
  removeStored((key) => consentPurposes.some((purpose) => !allowed.includes(purpose) && keysOfTags[purpose]?.test(key)))
}
