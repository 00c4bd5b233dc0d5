import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { PageTag } from '../../lib/page-tracking.ts'

const page = globalThis as { dataLayer?: unknown[] }

/** Google's own scripts tell commands from other entries by the type of this object. */
export function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: gtag.js reads only an `arguments` object as a command.
  page.dataLayer?.push(arguments)
}

export const isOfGoogle = ({ kind }: Pick<PageTag, 'kind'>): boolean => /^g(?:tm|a4|oogle)/.test(kind)

/** Consent Mode: before any tag, the data layer says that nothing is allowed. */
export function denyToGoogle(tags: readonly PageTag[]): void {
  if (!tags.some(isOfGoogle)) return
  page.dataLayer ??= []
  tellConsent('default', [])
}

export function tellConsent(when: 'default' | 'update', allowed: readonly ConsentPurpose[]): void {
  const state = (purpose: ConsentPurpose) => (allowed.includes(purpose) ? 'granted' : 'denied')
  const ads = state('advertising')
  command('consent', when, {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: state('analytics'),
  })
}
