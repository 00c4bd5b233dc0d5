import { median } from './figures.ts'
import type { Burst } from './wrk.ts'

/** One of the servers that are compared. */
export type Side = {
  measure: () => Promise<Burst>
  /** The server's process. It is stopped while the other servers are measured. */
  pid?: number | undefined
}

/** Measures servers in turns, A B A B …, so that other work on the machine slows all of them. Returns the medians. */
export async function inTurns<Name extends string>(sides: Record<Name, Side>, turns: number): Promise<Record<Name, Burst>> {
  const names = Object.keys(sides) as Name[]
  const runs = names.map((name) => ({ ...sides[name], name, bursts: [] as Burst[] }))
  const pids = runs.flatMap(({ pid }) => pid ?? [])
  for (let turn = 0; turn < turns; turn++) {
    for (const { pid, measure, bursts } of runs) {
      signal(pids, 'SIGSTOP')
      if (pid) process.kill(pid, 'SIGCONT')
      bursts.push(await measure())
    }
  }
  signal(pids, 'SIGCONT')
  return Object.fromEntries(runs.map(({ name, bursts }) => [name, middle(bursts)])) as Record<Name, Burst>
}

function signal(pids: number[], kind: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) process.kill(pid, kind)
}

function middle(bursts: Burst[]): Burst {
  const of = (pick: (one: Burst) => number) => median(bursts.map(pick))
  return { perSecond: of((one) => one.perSecond), p50: of((one) => one.p50), p99: of((one) => one.p99) }
}
