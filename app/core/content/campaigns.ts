import type { Campaign } from './campaign-schema.ts'

export type { Campaign, Scene, Stop, Theme } from './campaign-schema.ts'

/** The slug in a campaign's address identifies the campaign. */
export const campaignSlugs = ['thenewsuv', 'infinitexcitement', 'ridethelifeadventure'] as const
export type CampaignSlug = (typeof campaignSlugs)[number]

export type CampaignOf<Slug extends CampaignSlug> = Extract<Campaign, { slug: Slug }>
