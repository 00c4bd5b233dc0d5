import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ends: (() => void)[] = []

/** Runs `act` when the bench ends, fails or is stopped. */
export function atEnd(act: () => void): void {
  ends.push(act)
}

/** Puts all files of a run into one folder and deletes it at the end. Stops all processes of the run. */
export function leaveNothing(): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  // PostgreSQL runs as another user and has to reach its folder inside this one.
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
