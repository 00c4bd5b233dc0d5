import { at } from '../../app/addresses.ts'
import { startSite } from '../support/site-process.ts'
import { startChild } from './child.ts'
import { ms, ratio, setting } from './figures.ts'
import { inTurns } from './turns.ts'
import { type Burst, burst } from './wrk.ts'

const turns = setting('BENCH_TURNS', 3)
const seconds = setting('BENCH_SECONDS', 3)
const headers = { 'Accept-Encoding': 'br' }

/** Pages that are rendered for each visit, with the goal in answers per second. A simulation is kept when it is asked for again. */
const measured: { path: string; goal?: number }[] = [
  { path: at.testDrive(), goal: 300 },
  { path: at.testDrive({ vehicle: 'xforce', dealer: 'dwindo-cakung' }) },
  { path: at.creditSimulation({ vehicle: 'xforce' }), goal: 200 },
  { path: at.dealers({ q: 'padang' }), goal: 200 },
  { path: at.consultation() },
  { path: at.requests(), goal: 300 },
]

type Servers = { site: string; plain: string }

const otherQuery = 'tests/bench/other-query.lua'

/** Measures each page next to a plain React Router page with the same HTML, with eight requests at once and with one. */
export async function pages() {
  const site = await startSite()
  const plain = await startChild('tests/bench/plain-page.ts', site.address, ...measured.map(({ path }) => path))
  for (const { path, goal } of measured) {
    const servers = { site: site.address, plain: plain.address }
    await refuseOtherPage(servers, path)
    print(path, goal, await compare(servers, path, 8), await compare(servers, path, 1))
  }
  plain.stop()
  await site.stop()
}

function compare({ site, plain }: Servers, path: string, connections: number) {
  const load = { connections, seconds, headers, script: { file: otherQuery, words: [path] } }
  const measure = (url: string) => ({ measure: () => burst(url, load) })
  return inTurns({ site: measure(site), plain: measure(plain) }, turns)
}

/** Throws when the baseline sends a page of another size: then the comparison would mean nothing. */
async function refuseOtherPage({ site, plain }: Servers, path: string): Promise<void> {
  const [ours, theirs] = await Promise.all([site, plain].map(async (url) => (await (await fetch(url + path)).text()).length))
  const difference = Math.abs(Number(ours) / Number(theirs) - 1)
  if (!(difference < 0.01)) throw new Error(`The plain page has ${theirs} characters, ${path} has ${ours}.`)
}

type Found = { site: Burst; plain: Burst }

function print(path: string, goal: number | undefined, eight: Found, alone: Found): void {
  const asked = goal ? ` (goal ≥ ${goal})` : ''
  console.log(path)
  console.log(`  site:  ${figures(eight.site)}${asked}; alone ${ms(alone.site.p50)} (goal ≤ 8)`)
  console.log(`  plain: ${figures(eight.plain)}; alone ${ms(alone.plain.p50)}`)
  console.log(`  ratio of throughput: ${ratio(eight.site.perSecond, eight.plain.perSecond)} (goal ≥ 0.80)`)
}

const figures = ({ perSecond, p50, p99 }: Burst) => `${Math.round(perSecond)} answers/s, p50 ${ms(p50)}, p99 ${ms(p99)}`
