import { at } from '../../../addresses.ts'
import type { PersonalEntry, PersonalPart } from '../../../platform/personal-data.ts'
import { sectionWords } from '../words.ts'

/**
 * `madeAt`: ISO instant. `pictures`: data URLs by the id of the picture; one that is too large for the file is missing.
 * `site`: the origin of the links to pictures.
 */
export type DataFile = {
  phone: string
  parts: readonly PersonalPart[]
  madeAt: string
  pictures: ReadonlyMap<string, string>
  site: string
}

/** Every entry as it is stored, by section, with the reason for storing it. `complete` is false when older entries are missing. */
export function jsonFile({ phone, parts, madeAt, pictures, site }: DataFile): string {
  const pictureOf = ({ data }: PersonalEntry) => {
    const { id } = data as { id: string }
    return { link: site + at.myDataPicture(id), content: pictures.get(id) ?? null }
  }
  const sections = parts.map(({ section, entries, isWhole }) => ({
    section,
    title: sectionWords[section].title,
    reason: sectionWords[section].why,
    complete: isWhole,
    entries: entries.map((entry) => ({
      ...{ title: entry.title, at: entry.at, data: entry.data },
      ...(section === 'pictures' && { picture: pictureOf(entry) }),
    })),
  }))
  return JSON.stringify({ format: 'data-saya-1', madeAt, phone, sections }, null, 2)
}
