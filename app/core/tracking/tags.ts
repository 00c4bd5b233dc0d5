import { consentPurposes, lettersOf } from '../../lib/consent-choice.ts'
import type { PageTag, PageTracking, TagKind } from '../../lib/page-tracking.ts'
import type { RowOf } from '../content/sheets/sheet.ts'
import { currentQuestion } from './consent-text.ts'
import { modelOf, type PageType, pageTypeOf } from './page-type.ts'
import { runsCodeOfOthers } from './tag-rules.ts'
import type { tagSheet } from './tag-sheet.ts'

/** A tag that is switched on. `pages`: empty for all pages. */
export type Tag = PageTag & { pages: readonly PageType[] }

type TagRow = RowOf<typeof tagSheet.columns>

export function tagOf({ kind, id, address, purpose, pages }: TagRow): Tag {
  return {
    kind: kind as TagKind,
    id,
    address: address ?? '',
    purpose: purpose as Tag['purpose'],
    pages: (pages ?? []) as PageType[],
  }
}

/** The purposes that these tags need, in their usual order. */
export const purposesAsked = (tags: readonly Pick<Tag, 'purpose'>[]) =>
  consentPurposes.filter((purpose) => tags.some((tag) => tag.purpose === purpose))

/**
 * What a page carries for these tags; null when nothing is switched on. The page of one person carries no code of other
 * companies: its address holds a secret or an income, which that code would read.
 */
export function pageTracking(tags: readonly Tag[], path: string, { isPersonal = false } = {}): PageTracking | null {
  if (tags.length === 0) return null
  const pageType = pageTypeOf(path)
  const here = tags.filter(
    (tag) => (tag.pages.length === 0 || tag.pages.includes(pageType)) && !(isPersonal && runsCodeOfOthers(tag)),
  )
  return {
    pageType,
    model: modelOf(path),
    text: currentQuestion,
    asked: lettersOf(purposesAsked(tags)),
    tags: here.map(({ kind, id, address, purpose }) => ({ kind, id, address, purpose })),
  }
}
