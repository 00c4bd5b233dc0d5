import type { ConsentPurpose } from './consent-choice.ts'

/** The tags that the operator can switch on. */
export const tagKinds = [
  'gtm',
  'ga4',
  'google-ads',
  'meta-pixel',
  'tiktok-pixel',
  'clarity',
  'hotjar',
  'external-script',
  'affiliate',
  'web-vitals',
] as const
export type TagKind = (typeof tagKinds)[number]

/** `address`: the script of an external script, or the endpoint of an affiliate partner; else empty. */
export type PageTag = { kind: TagKind; id: string; address: string; purpose: ConsentPurpose }

/** What a page tells the tracking script. It is the same for every visitor. */
export type PageTracking = {
  pageType: string
  /** The slug of the model that the page is about. */
  model: string | null
  /** The version of the consent text, and the letters of the purposes that are asked for. */
  text: number
  asked: string
  /** Tags of this page. A page whose address holds a secret has none of other companies. */
  tags: readonly PageTag[]
}

/** The only page that carries this element is one for which something is switched on. */
export const trackingElementId = 'pengukuran'

/** The script of the banner sets this attribute of the document while a choice is needed. */
export const asksAttribute = 'data-tanya'
/** The value of the attribute after the answer. Then the banner's place says that the choice is stored. */
export const answered = 'sudah'
export const answeredId = 'izin-sudah'

/** The window gets this event when the page notices that the visitor has withdrawn a consent. */
export const withdrawnEvent = 'izin_dicabut'

/** The window gets this event when a visitor starts a chat. */
export const chatStartedEvent = 'chat_start'

/** The window gets this event before the chat sends a request to be called. */
export const chatLeadEvent = 'chat_lead'

/**
 * Tracking writes into `source` how the visitor came. Whoever needs time before the request is sent adds a promise.
 * `taken` ends with the reference of the lead, or without one when the chat could not read it. It never ends when the server
 * refused the request.
 */
export type ChatLeadDetail = { phone: string; source: object; waits: Promise<unknown>[]; taken: Promise<string | undefined> }
