import type { IconName } from '../../../ui/Icon.tsx'

export type { Page, PageCard, PageLink, PageSection } from '../page-schema.ts'

/** The pages that always exist. Editors change their text, not their address. */
export const pageSlugs = [
  'profile',
  'history',
  'our-values',
  'group-business',
  'csr',
  'environment-policy',
  'aftersales',
  'maintenance',
  'spareparts',
  'aksesoris',
  'purna-jual',
  'warranty',
  'periodical-maintenance',
  'paket-smart',
  'privasi',
  'syarat',
  'cookie',
  'aksesibilitas',
] as const
export type PageSlug = (typeof pageSlugs)[number]

/** The part of the site that a page belongs to. */
export const pageSections = ['company', 'aftersales', 'warranty', 'legal'] as const

/** Icons that an editor can choose. */
export const pageIcons = [
  'bolt',
  'box',
  'chat',
  'check',
  'clock',
  'close',
  'document',
  'drop',
  'factory',
  'heart',
  'info',
  'leaf',
  'mail',
  'people',
  'pin',
  'school',
  'shield',
  'star',
  'sums',
  'tag',
  'truck',
  'warning',
  'wheel',
  'wrench',
] as const satisfies readonly IconName[]

/** Parts that are made from other data, such as maintenance costs. The page's own screen renders them. */
export const pageFigures = [
  'visits',
  'visit-costs',
  'warranty-terms',
  'warranty-coverage',
  'packages',
  'package-savings',
] as const
export type PageFigure = (typeof pageFigures)[number]
