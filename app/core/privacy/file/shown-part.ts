import { dayAndTime } from '../../../lib/day.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Fact, PersonalPart, PersonalSection } from '../../../platform/personal-data.ts'

/** Entries of each part on the page. The files hold the others too. */
export const mostShown = 50

export type ShownEntry = {
  title: string
  /** In words. */
  at: string | null
  facts: readonly Fact[]
  /** A consent that is still valid: the reference of its request. */
  withdrawable: string | null
  /** The id of a picture. */
  picture: string | null
}

export type ShownPart = { section: PersonalSection; entries: ShownEntry[]; more: number }

export function shownPart({ section, entries }: PersonalPart, most: number): ShownPart {
  const shown = entries.slice(0, most).map(({ title, at, facts, data }) => ({
    title,
    at: at && dayAndTime(Temporal.Instant.from(at), 'Asia/Jakarta'),
    facts,
    withdrawable: section === 'consents' ? validReference(data) : null,
    picture: section === 'pictures' ? textIn(data, 'id') : null,
  }))
  return { section, entries: shown, more: entries.length - shown.length }
}

const validReference = (data: unknown) => (textIn(data, 'withdrawnAt') === null ? textIn(data, 'reference') : null)

function textIn(data: unknown, name: string): string | null {
  const value = (data as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}
