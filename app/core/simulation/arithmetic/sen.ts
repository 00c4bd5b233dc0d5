/** Hundredths of a rupiah, whole: the unit the engine counts in. */
export type Sen = bigint

export const oneRupiah: Sen = 100n

export const sen = (rupiah: number): Sen => BigInt(rupiah) * oneRupiah

/** In rupiah; whole unless a case asks for no rounding. Exact: an amount stays far below 2^53 sen. */
export const inRupiah = (amount: Sen): number => Number(amount) / Number(oneRupiah)

export const atLeastZero = (amount: Sen): Sen => (amount > 0n ? amount : 0n)

export const lesser = (a: Sen, b: Sen): Sen => (a < b ? a : b)
