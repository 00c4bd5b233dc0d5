import type { BannerBody } from './banner-schema.ts'

/** A picture with text in the strip at the top of the home page: one car, one message, one link. */
export type Banner = BannerBody & { slug: string }
