import { freePort } from '../support/postgres.ts'
import { startSite } from '../support/site-process.ts'
import { ms, ratio, setting } from './figures.ts'
import { inTurns } from './turns.ts'
import { type Burst, burst } from './wrk.ts'

const turns = setting('BENCH_TURNS', 5)
const seconds = setting('BENCH_SECONDS', 4)
const pages = { 'cached home page': '/', 'page made for each visit': '/test-drive' }

/** Measures what counting and timing each request costs: the same site with its metrics and without, in turns. */
export async function metrics() {
  const port = String(await freePort())
  const [on, off] = await Promise.all([startSite({ environment: { METRICS_PORT: port } }), startSite()])
  for (const [name, path] of Object.entries(pages)) {
    const measure = ({ address }: { address: string }) => ({
      measure: () => burst(address + path, { connections: 16, seconds, headers: { 'Accept-Encoding': 'br' } }),
    })
    const found = await inTurns({ on: measure(on), off: measure(off) }, turns)
    console.log(`${name}, with metrics: ${figures(found.on)}`)
    console.log(`${name}, without: ${figures(found.off)}`)
    console.log(`ratio of throughput: ${ratio(found.on.perSecond, found.off.perSecond)} (goal ≥ 0.95)`)
  }
  await Promise.all([on.stop(), off.stop()])
}

const figures = ({ perSecond, p99 }: Burst) => `${Math.round(perSecond)} answers/s, p99 ${ms(p99)}`
