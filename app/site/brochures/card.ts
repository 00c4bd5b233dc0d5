/** A brochure as the page shows it. */
export type Card = {
  slug: string
  name: string
  isOnSale: boolean
  /** The drawing's own size, in its units. */
  picture: { width: number; height: number }
  /** `PDF, 170 KB, 6 halaman`; `PDF` while it is being made. */
  size: string
  priceData: string
  download: string
  look: string
  /** Opens the visitor's own WhatsApp. */
  send: string
  /** The form that has it sent to them. */
  request: string
}
