import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { toSlug } from '../../lib/slug.ts'
import { dealers } from './tables.ts'

/** The condition for the dealer with this slug or this whole name. */
export const isTyped = (typed: string): SQL | undefined =>
  or(inArray(dealers.slug, [typed, toSlug(typed)]), eq(dealers.name, typed.trim()))
