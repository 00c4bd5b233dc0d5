/** The middle one of several figures: one disturbed turn does not move it. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

export const ratio = (one: number, other: number): string => (one / other).toFixed(2)

/** Milliseconds with three digits that count. */
export function ms(time: number): string {
  if (!Number.isFinite(time)) return 'no answer'
  return `${time.toFixed(time < 10 ? 2 : time < 100 ? 1 : 0)} ms`
}

/** A number from the environment: a trial run may be shorter than the usual one. */
export function setting(name: string, usual: number): number {
  return Number(process.env[name] ?? usual)
}
