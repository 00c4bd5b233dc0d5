/** What the affiliate partner is told. `reference`: of a taken lead; the partner counts each reference once. */
export type PartnerEvent = { event: 'page'; page: string } | { event: 'thank-you'; reference: string }

/** The affiliate partner, as this visit knows it. */
export type Partner = {
  /** What a lead carries; empty for a visit that did not come from the partner. */
  origin: Readonly<Record<string, string>>
  /** Sends nothing for a visit that did not come from the partner. */
  tell: (event: PartnerEvent) => void
}
