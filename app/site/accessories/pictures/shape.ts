/** Paths on a grid 120 wide and 80 high, with the origin in the middle. */
export type Shape = {
  /** Thin: where on the car it is. */
  around?: string
  /** The accessory, as filled areas. */
  part: string
  /** Lines on the accessory. */
  detail?: string
}
