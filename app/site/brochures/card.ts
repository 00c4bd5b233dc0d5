/** A brochure as the page shows it. */
export type Card = {
  slug: string
  name: string
  isOnSale: boolean
  /** The size of the drawing, in drawing units. */
  picture: { width: number; height: number }
  /** `PDF, 170 KB, 6 halaman`; `PDF` while it is being made. */
  size: string
  priceData: string
  download: string
  /** The form that sends the brochure to the visitor's WhatsApp. */
  send: string
  /** Opens the visitor's own WhatsApp with a text that names the brochure and links to it. */
  share: string
}
