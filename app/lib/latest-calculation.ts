import { readStored, store } from './browser-storage.ts'

/** A calculation: the address of its save form, and a line of text that describes it. */
export type Calculation = { href: string; text: string }

const key = 'hitungan'

/** Stores the latest calculation in this tab. */
export const setLatestCalculation = (calculation: Calculation) => store('sessionStorage', key, calculation)

export const latestCalculation = () => readStored<Calculation>('sessionStorage', key)

/** True when two addresses have the same parameters, in any order. */
export function isSameChoice(one: string, other: string): boolean {
  const [first, second] = [one, other].map(sortedParameters)
  return first === second
}

function sortedParameters(address: string): string {
  return [...new URLSearchParams(address.split('?')[1])].map(String).sort().join('\n')
}
