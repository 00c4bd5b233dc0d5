import { z } from 'zod'
import data from '../../../../data/regions/abbreviations.json' with { type: 'json' }

const words = z.record(z.string(), z.string())
/** The groups only help people who read the file. */
const groups = z.record(z.string(), words).transform((named) => Object.values(named).flatMap(Object.entries<string>))
const file = z.object({ words, english: words, seats: groups, shorthands: groups, plates: words }).parse(data)

/** Regency seats (towns), with their regencies. */
export const seats = file.seats
/** Airport codes and shortened words, with the places they mean. */
export const shorthands = file.shorthands

/** Every short form of a place name, or of a part of one, with the full name. */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ...Object.entries(file.words),
  ...Object.entries(file.english),
  ...seats,
  ...shorthands,
])

/** The first letters of number plates, with their regions. They count only when nothing else is typed. */
export const plates: ReadonlyMap<string, string> = new Map(Object.entries(file.plates))
