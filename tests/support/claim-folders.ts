// A process that reads folder names and claims each folder once. It prints the outcome and keeps its claims until it ends.
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
