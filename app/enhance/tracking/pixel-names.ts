import type { EventName } from './data-layer.ts'

/** The names that pixels know for two of the events. They get the others under our names. */
export const pixelNames: Record<'meta' | 'tiktok', Partial<Record<EventName, string>>> = {
  meta: { page_view: 'PageView', purchase: 'Purchase' },
  tiktok: { page_view: 'Pageview', purchase: 'CompletePayment' },
}
