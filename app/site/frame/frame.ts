import type { Settings } from '~/core/content/settings.ts'
import type { Entry, Group } from '~/menu.ts'
import type { PreviewNote } from '~/platform/services.ts'

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
  cars: { heading: string; cars: MenuCar[] }[]
  main: readonly Entry[]
  owner: readonly Group[]
  company: readonly Group[]
  footer: readonly Group[]
  /** Null on every page that is no preview. */
  preview: PreviewNote | null
}
