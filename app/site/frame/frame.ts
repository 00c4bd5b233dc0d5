import type { Settings } from '~/core/content/settings.ts'
import type { Entry, Group } from '~/menu.ts'

export type MenuCar = {
  slug: string
  name: string
  onSale: boolean
  priceFrom: string
  priceBasis: string
  actions: Entry[]
}

/** The data for the header, the footer and the <head> of every page. */
export type FrameData = {
  publicUrl: string
  settings: Settings
  cars: { heading: string; cars: MenuCar[] }[]
  main: Entry[]
  owner: Group[]
  company: Group[]
  footer: Group[]
}
