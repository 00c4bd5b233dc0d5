/** A dealer as the map knows it. */
export type DealerOnMap = {
  slug: string
  name: string
  latitude: number
  longitude: number
  /** Addresses of its page, and of where the list has it. */
  page: string | null
  inList: string | null
  /** Where the list that is shown has it. */
  item: HTMLElement | null
}
