import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startSite } from '../support/site-process.ts'

const rounds = 4
const secondsEach = 4
const connections = 40

const names = ['site', 'bare'] as const
type Name = (typeof names)[number]
type Run = autocannon.Result

/** The cached home page beside a bare server sending the same bytes, in turns. */
export async function load() {
  const site = await startSite()
  const bare = spawn(process.execPath, ['tests/bench/bare.ts', `${site.address}/`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(bare.stdout, 'data')
  const addresses = { site: `${site.address}/`, bare: `${String(line).trim()}/` }
  const runs: Record<Name, Run[]> = { site: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) runs[name].push(await burst(addresses[name]))
  }
  bare.kill()
  await site.stop()
  const middle = (name: Name, pick: (run: Run) => number) => median(runs[name].map(pick))
  const perSecond = (name: Name) => middle(name, (run) => run.requests.average)
  const p99 = (name: Name) => middle(name, (run) => run.latency.p99)
  console.log(`site: ${Math.round(perSecond('site'))} answers/s, p99 ${p99('site')} ms`)
  console.log(`bare: ${Math.round(perSecond('bare'))} answers/s, p99 ${p99('bare')} ms`)
  console.log(`ratio of throughput: ${(perSecond('site') / perSecond('bare')).toFixed(2)} (goal ≥ 0.80)`)
}

async function burst(url: string): Promise<Run> {
  const run = await autocannon({ url, connections, duration: secondsEach, headers: { 'accept-encoding': 'br' } })
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx} refused, ${run.errors} failed at ${url}`)
  return run
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
