import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ends: (() => void)[] = []

/** Does this when the bench ends, fails or is stopped. */
export function atEnd(act: () => void): void {
  ends.push(act)
}

/** Keeps everything of a run in one folder, and leaves neither files nor processes behind. */
export function leaveNothing(): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  // PostgreSQL runs as a user of its own, beneath it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  process.on('exit', () => {
    for (const pid of childrenOfBench()) process.kill(pid, 'SIGKILL')
    for (const act of ends) act()
    rmSync(folder, { recursive: true, force: true })
  })
}

function childrenOfBench(): number[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
