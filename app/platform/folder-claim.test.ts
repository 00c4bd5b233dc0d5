import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { claimFolder, FolderInUse } from './folder-claim.server.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claim-'))
  folders.push(folder)
  return folder
}

/** Another process that claims folders on request. */
function startClaimer() {
  const child = spawn(process.execPath, ['tests/support/claim-folders.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  return {
    claim: async (folder: string): Promise<string> => {
      const answer = once(child.stdout, 'data')
      child.stdin.write(`${folder}\n`)
      return String((await answer)[0]).trim()
    },
    signal: (signal: 'SIGKILL' | 'SIGSTOP') => child.kill(signal),
    [Symbol.dispose]: () => child.kill('SIGKILL'),
  }
}

test('when two processes claim a folder at the same moment, exactly one gets it (twenty rounds)', async () => {
  using one = startClaimer()
  using other = startClaimer()
  for (let round = 1; round <= 20; round++) {
    const folder = newFolder()
    const verdicts = await Promise.all([one.claim(folder), other.claim(folder)])
    expect(verdicts.sort()).toEqual(['claimed', 'refused'])
  }
})

test('a folder is free again after its holder was killed', async () => {
  const folder = newFolder()
  using holder = startClaimer()
  expect(await holder.claim(folder)).toBe('claimed')
  await expect(claimFolder(folder, 1)).rejects.toThrow(FolderInUse)
  holder.signal('SIGKILL')
  const release = await claimFolder(folder)
  release()
})

test('a paused holder keeps the folder', async () => {
  const folder = newFolder()
  using holder = startClaimer()
  await holder.claim(folder)
  holder.signal('SIGSTOP')
  await expect(claimFolder(folder, 1)).rejects.toThrow(FolderInUse)
})

test('one process cannot claim a folder twice, and a released one is free for others', async () => {
  const folder = newFolder()
  using other = startClaimer()
  const release = await claimFolder(folder)
  await expect(claimFolder(folder, 1)).rejects.toThrow(FolderInUse)
  expect(await other.claim(folder)).toBe('refused')
  release()
  expect(await other.claim(folder)).toBe('claimed')
})

test('a copy of a claimed folder is free', async () => {
  const folder = newFolder()
  using holder = startClaimer()
  await holder.claim(folder)
  const copy = newFolder()
  await cp(folder, copy, { recursive: true })
  const release = await claimFolder(copy, 1)
  release()
})
