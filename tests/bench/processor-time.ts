import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds that processors have worked for these processes. On Linux, in nanoseconds; a process that ended counts 0. */
export function processorTime(pids: readonly (number | undefined)[]): number {
  return pids.flatMap((pid) => (pid === undefined ? [] : threadTimes(pid))).reduce((sum, time) => sum + time, 0)
}

function threadTimes(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return Number(nanoseconds) / 1e6
    })
  } catch {
    return []
  }
}
