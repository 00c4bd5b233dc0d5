/** The two sums of a calculation in rupiah; no instalment where the car is paid at once. */
export type SeenFigures = { firstPayment: number; instalment: number | null }

/** How the figures that a visitor saw stand in the address of the form that keeps them: `95000000-7579000`. */
export const seenText = ({ firstPayment, instalment }: SeenFigures): string => `${firstPayment}-${instalment ?? ''}`

export function readSeen(text: string): SeenFigures | null {
  const [, firstPayment, instalment] = /^(\d{1,12})-(\d{0,12})$/.exec(text) ?? []
  if (firstPayment === undefined) return null
  return { firstPayment: Number(firstPayment), instalment: instalment ? Number(instalment) : null }
}
