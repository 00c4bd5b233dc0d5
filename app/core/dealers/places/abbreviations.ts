import { z } from 'zod'
import data from '../../../../data/regions/abbreviations.json' with { type: 'json' }

const words = z.record(z.string(), z.string())
/** The groups are only for the reader of the file. */
const groups = z.record(z.string(), words).transform((named) => Object.values(named).flatMap(Object.entries<string>))
const file = z.object({ words, english: words, seats: groups, shorthands: groups, plates: words }).parse(data)

/** Towns that regencies are run from, and these regencies. */
export const seats = file.seats
/** Airport codes and what is left of a word, and the place meant. */
export const shorthands = file.shorthands

/** Everything people write for a place or a part of its name, and the name meant. */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ...Object.entries(file.words),
  ...Object.entries(file.english),
  ...seats,
  ...shorthands,
])

/** The first letters of number plates and their region; they count only where nothing else is typed. */
export const plates: ReadonlyMap<string, string> = new Map(Object.entries(file.plates))
