import type { Difference } from './differences.ts'

/** Whose text a field keeps after two people have changed an item. */
export type Side = 'mine' | 'theirs'

/** A field that the other person changed. `isMineToo`: so did the editor, who must choose. */
export type Clash = { field: string; label: string; isMineToo: boolean; difference: Difference }

/** What an editor does not see yet: the version that somebody else has saved meanwhile. */
export type Meanwhile = {
  number: number
  savedBy: string
  savedAt: string
  typed: Readonly<Record<string, unknown>>
  clashes: readonly Clash[]
}

/** The controls after the choice. Fields that only the other person changed get that text. */
export function merged(
  mine: Readonly<Record<string, unknown>>,
  { typed, clashes }: Meanwhile,
  choices: Readonly<Record<string, Side>>,
): Readonly<Record<string, unknown>> {
  const theirs = clashes.filter(({ field, isMineToo }) => (choices[field] ?? (isMineToo ? 'mine' : 'theirs')) === 'theirs')
  return { ...mine, ...Object.fromEntries(theirs.map(({ field }) => [field, typed[field]])) }
}
