/** Cookies that the tracking script sets with consent. The notice of cookies names them, and a withdrawal deletes them. */
export const trackingCookies = {
  clicks: 'klik',
  source: 'mitra_sumber',
  campaign: 'mitra_kampanye',
  term: 'mitra_kata',
  /** Followed by the name of an external script. */
  marker: 'skrip_luar_',
} as const
