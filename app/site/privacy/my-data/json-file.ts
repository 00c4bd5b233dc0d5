import { sectionWords } from '../../../core/privacy/words.ts'
import type { PersonalPart } from '../../../platform/personal-data.ts'

/** `madeAt`: ISO instant. */
export type DataFile = { phone: string; parts: readonly PersonalPart[]; madeAt: string }

/** Every entry as it is stored, by section, with the reason for storing it. `complete` is false when older entries are missing. */
export function jsonFile({ phone, parts, madeAt }: DataFile): string {
  const sections = parts.map(({ section, entries, isWhole }) => ({
    section,
    title: sectionWords[section].title,
    reason: sectionWords[section].why,
    complete: isWhole,
    entries: entries.map(({ title, at, data }) => ({ title, at, data })),
  }))
  return JSON.stringify({ format: 'data-saya-1', madeAt, phone, sections }, null, 2)
}
