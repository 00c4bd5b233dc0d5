import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { log } from '../app/platform/log.server.ts'
import { WorkerProcess } from '../app/platform/worker-process.server.ts'

/** Opens the process that makes PDFs. The build puts its bundle into the folder of the server's bundle. */
export async function openDocumentProcess(): Promise<WorkerProcess> {
  const file = fileURLToPath(new URL('document-process.js', import.meta.url))
  const buildMark = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8)
  return new WorkerProcess({ file, buildMark, log })
}
