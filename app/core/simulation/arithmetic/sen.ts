/** A whole number of sen (hundredths of a rupiah): the engine's unit. */
export type Sen = bigint

export const oneRupiah: Sen = 100n

export const sen = (rupiah: number): Sen => BigInt(rupiah) * oneRupiah

/** In rupiah: a whole number unless a case asks for no rounding. Exact, because an amount is far below 2^53 sen. */
export const inRupiah = (amount: Sen): number => Number(amount) / Number(oneRupiah)

export const atLeastZero = (amount: Sen): Sen => (amount > 0n ? amount : 0n)

export const lesser = (a: Sen, b: Sen): Sen => (a < b ? a : b)
