// A process that claims each folder it reads, once, says how that went, and keeps what it got until it ends.
import { createInterface } from 'node:readline'
import { claimFolder, FolderInUse } from '../../app/platform/folder-claim.server.ts'

for await (const folder of createInterface({ input: process.stdin })) {
  try {
    await claimFolder(folder, 1)
    console.log('claimed')
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.log('refused')
  }
}
