import type { Db } from '../../platform/database.server.ts'
import { remembered } from '../content/content-memory.server.ts'
import { defineStore, readSheet } from '../content/sheets/sheets.server.ts'
import { wrongTag } from './tag-rules.ts'
import { tagSheet } from './tag-sheet.ts'
import { type Tag, tagOf } from './tags.ts'

export const tagStore = defineStore({ sheet: tagSheet, seed: () => [] })

/** The tags that are switched on. A stored row that the rules no longer allow is left out. */
export function readTags(db: Db): Promise<readonly Tag[]> {
  return remembered(db, 'tags', async () => {
    const rows = await readSheet(db, tagStore)
    return rows
      .filter(({ active }) => active === 'yes')
      .map(tagOf)
      .filter((tag) => wrongTag(tag) === null)
  })
}
