import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { log } from '../app/platform/log.server.ts'
import { WorkerThread } from '../app/platform/worker-thread.server.ts'

/** Opens the thread that makes PDFs. The build puts its bundle into the folder of the server's bundle. */
export async function openDocumentThread(): Promise<WorkerThread> {
  const file = fileURLToPath(new URL('document-thread.js', import.meta.url))
  const buildMark = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)
  return new WorkerThread({ file, buildMark, log })
}
