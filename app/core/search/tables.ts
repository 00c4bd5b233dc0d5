import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One row for each thing that the search finds. It is written together with the content it comes from. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    address: text().notNull(),
    weight: integer().notNull(),
    publishAt: instant('publish_at').notNull(),
    withdrawAt: instant('withdraw_at'),
    /** The title in plain words, to put the document of exactly this title first. */
    plainTitle: text('plain_title').notNull(),
    /** Title (weight A), summary and keywords (weight B), for the order. Small, so it is read quickly. */
    head: tsvector().notNull(),
    /** All words, for finding. */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    // Without fast updates, which leave a list that each query reads until a vacuum; the embedded database has none.
    index('search_documents_by_words').using('gin', table.words).with({ fastupdate: false }),
    // The same order in every collation.
    index('search_documents_in_order').on(table.kind, table.weight.desc(), table.publishAt.desc(), sql`${table.key} collate "C"`),
  ],
)

/** Every word that a title, a summary or the keywords have had, with its groups of letters, to correct typing errors. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  { word: text().primaryKey(), groups: text().array().notNull() },
  (table) => [
    index('search_vocabulary_by_groups').using('gin', table.groups).with({ fastupdate: false }),
    // With these operators the words with a beginning are one range of the index, whatever the collation is.
    index('search_vocabulary_by_beginning').on(table.word.op('text_pattern_ops')),
  ],
)

/** One row. The rules by which the documents were indexed. */
export const searchRules = pgTable('search_rules', { id: integer().primaryKey(), rules: text().notNull() })
