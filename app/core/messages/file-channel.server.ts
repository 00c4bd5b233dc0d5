import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutgoingMessage } from './message.ts'

/**
 * Where messages go while no channel is configured: a JSON file each in `DATA_DIR/outbox`. The name is made from
 * the message, so a second attempt replaces the file of the first, and a half-written file is never seen.
 */
export async function deliverToFile(dataDir: string, message: OutgoingMessage): Promise<void> {
  const folder = join(dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${message.createdAt.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}-${message.id}.json`
  const draft = join(folder, `.${name}`)
  await writeFile(draft, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, join(folder, name))
}
