import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { log } from '../app/platform/log.server.ts'
import { WorkerThread } from '../app/platform/worker-thread.server.ts'

/** The thread that makes PDFs; the build puts its bundle beside the server's. */
export async function openDocumentThread(): Promise<WorkerThread> {
  const file = fileURLToPath(new URL('document-thread.js', import.meta.url))
  const buildMark = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)
  return new WorkerThread({ file, buildMark, log })
}
