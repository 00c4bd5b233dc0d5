import type { Settings } from '~/core/content/settings.ts'
import type { Tag } from '~/core/tracking/tags.ts'
import type { Entry, Group } from '~/menu.ts'
import type { PreviewNote } from '~/platform/services.ts'

/** The tags that are switched on, and the inline script that shows the banner while a choice is needed. */
export type SiteTracking = { tags: readonly Tag[]; askScript: string; askHash: string }

export type MenuCar = {
  slug: string
  name: string
  onSale: boolean
  priceFrom: string
  priceBasis: string
  actions: readonly Entry[]
}

/** The data for the header, the footer and the <head> of every page. */
export type FrameData = {
  publicUrl: string
  settings: Settings
  /** A new object whenever content has changed: header and footer are rendered once for each (`RenderedOnce`). */
  cars: { heading: string; cars: MenuCar[] }[]
  main: readonly Entry[]
  owner: readonly Group[]
  company: readonly Group[]
  footer: readonly Group[]
  /** Null when nothing is switched on. */
  tracking: SiteTracking | null
  /** Null on every page that is no preview. */
  preview: PreviewNote | null
}
