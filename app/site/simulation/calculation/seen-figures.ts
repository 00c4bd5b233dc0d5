/** The two amounts of a calculation in rupiah. The instalment is null for cash. */
export type SeenFigures = { firstPayment: number; instalment: number | null }

/** The figures the visitor saw, for the address of the save form: `95000000-7579000`. */
export const seenText = ({ firstPayment, instalment }: SeenFigures): string => `${firstPayment}-${instalment ?? ''}`

export function readSeen(text: string): SeenFigures | null {
  const [, firstPayment, instalment] = /^(\d{1,12})-(\d{0,12})$/.exec(text) ?? []
  if (firstPayment === undefined) return null
  return { firstPayment: Number(firstPayment), instalment: instalment ? Number(instalment) : null }
}
