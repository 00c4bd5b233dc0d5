import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startSite } from '../support/site-process.mjs'

const rounds = 4
const secondsEach = 4
const connections = 40

/** The cached home page beside a bare server sending the same bytes, in turns. */
export async function load() {
  const site = await startSite()
  const bare = spawn(process.execPath, ['tests/bench/bare.mjs', `${site.address}/`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(bare.stdout, 'data')
  const addresses = { site: `${site.address}/`, bare: `${String(line).trim()}/` }
  const runs = { site: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(addresses)) runs[name].push(await burst(url))
  }
  bare.kill()
  await site.stop()
  const middle = (name, pick) => median(runs[name].map(pick))
  const perSecond = (name) => middle(name, (run) => run.requests.average)
  const p99 = (name) => middle(name, (run) => run.latency.p99)
  console.log(`site: ${Math.round(perSecond('site'))} answers/s, p99 ${p99('site')} ms`)
  console.log(`bare: ${Math.round(perSecond('bare'))} answers/s, p99 ${p99('bare')} ms`)
  console.log(`ratio of throughput: ${(perSecond('site') / perSecond('bare')).toFixed(2)} (goal ≥ 0.80)`)
}

async function burst(url) {
  const run = await autocannon({ url, connections, duration: secondsEach, headers: { 'accept-encoding': 'br' } })
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx} refused, ${run.errors} failed at ${url}`)
  return run
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
