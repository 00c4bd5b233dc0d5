/** The median. A single disturbed run does not change it. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

export const ratio = (one: number, other: number): string => (one / other).toFixed(2)

/** Milliseconds with three significant digits. */
export function ms(time: number): string {
  if (!Number.isFinite(time)) return 'no answer'
  return `${time.toFixed(time < 10 ? 2 : time < 100 ? 1 : 0)} ms`
}

/** A number from an environment variable, so that a trial run can be shorter than usual. */
export function setting(name: string, usual: number): number {
  return Number(process.env[name] ?? usual)
}
