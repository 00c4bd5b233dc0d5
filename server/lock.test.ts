import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

/** A script that locks `file`, says so, and ends when its standard input ends. */
function holder(file: string): { child: ChildProcess; nextLine: () => Promise<string> } {
  const script = `. bin/lock; lock ${file} 'builds the site'; echo locked; read -r line`
  const child = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, nextLine: async () => (await lines.next()).value ?? 'end' }
}

const endings: Record<string, (child: ChildProcess) => unknown> = {
  ends: (child) => child.stdin?.end(),
  'is killed': (child) => child.kill('SIGKILL'),
}

for (const [way, end] of Object.entries(endings))
  test(`a second command says what it waits for, and goes on when the first one ${way}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lock-'))
    const file = join(folder, 'script')
    writeFileSync(file, '')
    const first = holder(file)
    expect(await first.nextLine()).toBe('locked')
    const second = holder(file)
    expect(await second.nextLine()).toBe('Waiting for another command that builds the site…')
    end(first.child)
    expect(await second.nextLine()).toBe('locked')
    second.child.stdin?.end()
    await once(second.child, 'exit')
    rmSync(folder, { recursive: true })
  })
