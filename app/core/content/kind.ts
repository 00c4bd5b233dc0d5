import type { z } from 'zod'
import type { Instant } from '../../lib/instant.ts'

/** What an editor reads beside a field. */
export type FieldWords = { label: string; help: string }

/** Everything that is particular about one kind of content. Storage, states, revisions and moves are the same for all. */
export type ContentKind<Body extends object> = {
  /** As it stands in the database. */
  name: string
  labels: { one: string; many: string }
  schema: z.ZodType<Body>
  fields: Record<keyof Body & string, FieldWords>
  /** Of an item's page; null where items have no page of their own. */
  address: ((slug: string) => string) | null
  /** The words that are searched and counted. */
  text: (body: Body) => string
}

/** Declares a kind. Its type comes from its schema, and no field can lack its words. */
export function defineKind<Body extends object>(kind: ContentKind<Body>): ContentKind<Body> {
  return kind
}

/** When an item is seen: from `publishAt` until `withdrawAt`. */
export type Publication = { publishAt: Instant | null; withdrawAt: Instant | null }

export const itemStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ItemState = (typeof itemStates)[number]

/** The state follows from the instants, so that it changes on time although no process is up then. */
export function stateOf({ publishAt, withdrawAt }: Publication, now: Instant): ItemState {
  if (publishAt === null) return 'draft'
  if (withdrawAt !== null && withdrawAt.epochMilliseconds <= now.epochMilliseconds) return 'withdrawn'
  return publishAt.epochMilliseconds <= now.epochMilliseconds ? 'published' : 'scheduled'
}
