import { startSite } from '../support/site-process.ts'
import { startChild } from './child.ts'
import { ms, ratio, setting } from './figures.ts'
import { inTurns } from './turns.ts'
import { type Burst, burst } from './wrk.ts'

const turns = setting('BENCH_TURNS', 5)
const seconds = setting('BENCH_SECONDS', 4)
const headers = { 'Accept-Encoding': 'br' }

/** Measures the cached home page next to a bare server that sends the same bytes and headers, in turns. */
export async function load() {
  const site = await startSite()
  const bare = await startChild('tests/bench/bare.ts', `${site.address}/`)
  const measure = (address: string) => ({ measure: () => burst(`${address}/`, { connections: 16, seconds, headers }) })
  const found = await inTurns({ site: measure(site.address), bare: measure(bare.address) }, turns)
  bare.stop()
  await site.stop()
  console.log(`site: ${figures(found.site)}`)
  console.log(`bare: ${figures(found.bare)}`)
  console.log(`ratio of throughput: ${ratio(found.site.perSecond, found.bare.perSecond)} (goal ≥ 0.85)`)
}

const figures = ({ perSecond, p99 }: Burst) => `${Math.round(perSecond)} answers/s, p99 ${ms(p99)}`
