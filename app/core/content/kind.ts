import type { z } from 'zod'
import type { Instant } from '../../lib/instant.ts'

/** Label and help that an editor reads beside a field. */
export type FieldWords = { label: string; help: string }

/** Everything that differs between kinds of content. Storage, states, revisions and moves are the same for all. */
export type ContentKind<Body extends object> = {
  /** Its name in the database. */
  name: string
  labels: { one: string; many: string }
  schema: z.ZodType<Body>
  fields: Record<keyof Body & string, FieldWords>
  /** The field that names an item in the lists of the office. */
  heading: keyof Body & string
  /** The slugs of a kind whose items always exist: staff change them, but neither add nor move any. */
  slugs?: readonly string[]
  /** Address of an item's page. Null when items have no page of their own. */
  address: ((slug: string) => string) | null
  /** The text for the search and for the reading time. */
  text: (body: Body) => string
  /** How the search shows an item. Without it, items of the kind are not found. */
  search?: (body: Body, slug: string) => SearchResult
}

/** `keywords` are other words by which people look for the item. `address` only when it is not the kind's address. */
export type SearchResult = { title: string; summary: string; keywords?: string; address?: string }

/** Declares a kind. The type comes from the schema, and every field needs its label and help. */
export function defineKind<Body extends object>(kind: ContentKind<Body>): ContentKind<Body> {
  declared.set(kind.name, kind as unknown as ContentKind<object>)
  return kind
}

const declared = new Map<string, ContentKind<object>>()

/** Every kind that has been declared, by its name. */
export const declaredKinds = (): ReadonlyMap<string, ContentKind<object>> => declared

/** Who saved, in the place of an employee, what the installation began with. */
export const seedAuthor = 'seed'

/** Visitors see an item from `publishAt` until `withdrawAt`. */
export type Publication = { publishAt: Instant | null; withdrawAt: Instant | null }

export const itemStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ItemState = (typeof itemStates)[number]

/** The state is calculated from the instants, so it changes on time even when no process runs at that moment. */
export function stateOf({ publishAt, withdrawAt }: Publication, now: Instant): ItemState {
  if (publishAt === null) return 'draft'
  if (withdrawAt !== null && withdrawAt.epochMilliseconds <= now.epochMilliseconds) return 'withdrawn'
  return publishAt.epochMilliseconds <= now.epochMilliseconds ? 'published' : 'scheduled'
}
