import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { uuidPattern } from '../../lib/uuid.ts'
import type { Db } from '../../platform/database.server.ts'
import { deleteOldest } from '../../platform/delete-oldest.server.ts'
import { type DataSubject, mostEntries, type PersonalEntry, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { personalWords as words } from './personal-words.ts'
import { messageEnd, messageSubject, outbox } from './tables.ts'

/** The NOTIFY channel of an erasure: each instance has a data folder of its own, and deletes its files then. */
export const erasureChannel = 'messages_erased'

/** Messages to the visitor, and to the CRM about the visitor, with their files in the data folder. */
export const messagesStore: PersonalStore = {
  tables: ['outbox'],

  async find(db, subject) {
    const rows = await db
      .select()
      .from(outbox)
      .where(concerning(subject))
      .orderBy(desc(outbox.createdAt))
      .limit(mostEntries + 1)
    return [partOf('messages', rows, entryOf)]
  },

  async erase(tx, subject) {
    await tx.delete(outbox).where(concerning(subject))
    await tx.execute(sql`select pg_notify(${erasureChannel}, '')`)
  },

  eraseFiles: forgetFilesWithoutMessage,
}

function concerning({ phone, leads }: DataSubject): SQL | undefined {
  const aboutLeads = inArray(
    messageSubject,
    leads.map(({ id }) => id),
  )
  return or(aboutLeads, phone === null ? undefined : eq(outbox.recipient, phone))
}

type Row = typeof outbox.$inferSelect

function entryOf(row: Row): PersonalEntry {
  const { channel, recipient, template, subject, text, attachments, createdAt, deliveredAt, deadAt } = row
  const receiver = channel === 'webhook' ? words.toCrm : channel === 'affiliate' ? words.toPartner : null
  return {
    title: words.channel[channel],
    at: createdAt.toString(),
    facts: [
      { name: words.to, value: receiver?.name ?? recipient },
      { name: words.why, value: receiver?.why ?? words.visitorWhy },
      { name: words.state, value: deliveredAt ? words.delivered : deadAt ? words.givenUp : words.waiting },
      { name: receiver ? words.content : words.text, value: withoutPlaces(text) },
      ...attachments.map(({ name }) => ({ name: words.file, value: name })),
    ],
    data: {
      channel,
      recipient,
      template,
      subject,
      text,
      attachments: attachments.map(({ name }) => name),
      createdAt: createdAt.toString(),
      deliveredAt: deliveredAt?.toString() ?? null,
      givenUpAt: deadAt?.toString() ?? null,
    },
  }
}

/** Links and codes were deleted after sending; their places stay in the stored text. */
const withoutPlaces = (text: string): string => text.replace(/\{\{\w+\}\}/g, words.secret)

const folders = ['outbox', join('outbox', 'dead')]
const filesAtOnce = 500

/**
 * Deletes the files of messages that are no longer in the outbox. A file is only a copy of its row, so this also removes
 * one that was written while its row was being deleted, and those of a process that died between the two.
 */
async function forgetFilesWithoutMessage(db: Db, dataDir: string): Promise<void> {
  for (const folder of folders) {
    const names = (await readdir(join(dataDir, folder)).catch(emptyIfMissing)).filter((name) => idIn(name) !== null)
    for (let start = 0; start < names.length; start += filesAtOnce) {
      const batch = names.slice(start, start + filesAtOnce)
      const known = await idsInOutbox(db, batch)
      const orphans = batch.filter((name) => !known.has(idIn(name) ?? ''))
      await Promise.all(orphans.map((name) => rm(join(dataDir, folder, name), { force: true })))
    }
  }
}

async function idsInOutbox(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = names.flatMap((name) => idIn(name) ?? [])
  const rows = await db.select({ id: outbox.id }).from(outbox).where(inArray(outbox.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** `20261128T020000Z-7f0c….json`, as `file-channel.server.ts` names files; a draft begins with a dot. */
const idInName = new RegExp(`-(${uuidPattern})\\.json$`)
const idIn = (name: string): string | null => idInName.exec(name)?.[1] ?? null

function emptyIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Deletes up to `most` messages that were delivered or given up before an instant. Returns how many. */
export function forgetMessages(db: Db, before: string, most: number): Promise<number> {
  return deleteOldest(db, { id: outbox.id, when: sql`${messageEnd} < ${before}`, by: messageEnd, most })
}
