import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant } from '../../lib/instant.ts'
import type { DeadLetter } from './dead-letters.server.ts'
import type { OutgoingMessage } from './message.ts'

/** Writes messages of channels that are not configured to files: one JSON file each in `DATA_DIR/outbox`. */
export async function deliverToFile(dataDir: string, message: OutgoingMessage): Promise<void> {
  const { id, channel, to, template, text, attachments, createdAt } = message
  await writeOnce(join(dataDir, 'outbox'), createdAt, { id, channel, to, template, text, attachments, createdAt })
}

/** Writes a dead letter to a file for the operator, in `DATA_DIR/outbox/dead`, without content and recipient. */
export async function showDeadLetter(dataDir: string, letter: DeadLetter): Promise<void> {
  await writeOnce(join(dataDir, 'outbox', 'dead'), letter.deadAt, letter)
}

/**
 * The same content gives the same file name, so a second attempt replaces the first file. The file is renamed into place
 * when it is complete, so nobody reads half a file.
 */
async function writeOnce<Content extends { id: string }>(folder: string, at: Instant, content: Content): Promise<void> {
  const name = `${at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}-${content.id}.json`
  const draft = join(folder, `.${name}`)
  const write = () => writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  await write().catch(async (error) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await write()
  })
  await rename(draft, join(folder, name))
}
