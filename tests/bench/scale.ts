import { execFileSync } from 'node:child_process'
import { jar, leadForms } from '../support/lead-forms.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import type { Place } from './connection.ts'
import { atEnd } from './end.ts'
import { median, ms, ratio, setting } from './figures.ts'
import { officeVisitsOf } from './office-visits.ts'
import { copyOf, newPlace, type Site, startAt } from './places.ts'
import { type BigRead, openPlanLog } from './plan-log.ts'
import { processorTime } from './processor-time.ts'
import { runJobs } from './run-jobs.ts'
import { type Visit, visitsOf } from './scale-visits.ts'
import { addYearsOfUse } from './years-of-use.ts'

const leads = setting('BENCH_LEADS', 1_000_000)
const rounds = 4 * setting('BENCH_TURNS', 5)

/** Measures pages and forms on PostgreSQL after years of use, next to the same ones on a new database. */
export async function scale() {
  const server = await startPostgres()
  atEnd(server.stop)
  const empty = await newPlace(server.url)
  await sendEachForm(empty)
  const full = await copyOf(empty)
  const started = performance.now()
  await addYearsOfUse(full, leads)
  console.log(`${leads} leads and 50,000 dealers written in ${Math.round((performance.now() - started) / 1000)} s`)
  const signIns = { small: addStaff(empty), large: addStaff(full) }
  await compareCosts(server, { empty, full, signIns })
  await compareJobs(empty, full)
  await printBigReads(full, signIns.large)
}

/** Adds the sample employees. Returns how they sign in. */
function addStaff({ url = '', dataDir }: Place): string {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: dataDir }
  return execFileSync(process.execPath, ['build/server/admin.js', 'demo-staff'], { env, encoding: 'utf8' })
}

/** Sends each form once: the bench copies the rows that the site wrote for them. */
async function sendEachForm(place: Place): Promise<void> {
  const site = await startAt(place, { JOBS: 'off' })
  for (const form of await leadForms(site.address)) await jar(site.address).send(form)
  await site.stop()
}

type Places = { empty: Place; full: Place; signIns: { small: string; large: string } }

async function compareCosts(server: PostgresServer, { empty, full, signIns }: Places): Promise<void> {
  const [small, large] = [await startAt(empty), await startAt(full)]
  const sideOf = async (site: Site, signIns: string) => (await allVisits(site, signIns)).map((visit) => ({ visit, site, server }))
  const [sides, largeSides] = [await sideOf(small, signIns.small), await sideOf(large, signIns.large)]
  for (const [place, side] of sides.entries()) {
    const other = largeSides[place]
    if (other) console.log(await compare(side, other))
  }
  await Promise.all([small.stop(), large.stop()])
}

const allVisits = async ({ address }: Site, signIns: string): Promise<Visit[]> => [
  ...(await visitsOf(address)),
  ...(await officeVisitsOf(address, signIns)),
]

/** Runs each job once on both, and prints how long the jobs took. */
async function compareJobs(empty: Place, full: Place): Promise<void> {
  const [small, large] = [await runJobs(empty), await runJobs(full)]
  for (const [name, milliseconds] of large) console.log(`job ${name}: ${ms(small.get(name) ?? 0)} → ${ms(milliseconds)}`)
}

/** Measures both in turns. Reports the first time separately, because the content is read once and then cached. */
async function compare(small: Side, large: Side): Promise<string> {
  const [few, many]: [Answer[], Answer[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    few.push(await timed(small, round))
    many.push(await timed(large, round))
  }
  const [firstOfFew, firstOfMany] = [few.shift(), many.shift()].map((first) => ms(Number(first?.time)))
  const change = (of: 'time' | 'processor') => {
    const [usual, later] = [usualOf(few, of), usualOf(many, of)]
    return `${ms(usual)} → ${ms(later)}, ratio ${ratio(later, usual)}`
  }
  const costs = `${change('time')} (goal ≤ 1.50); processor ${change('processor')}`
  return `${small.visit.name}: ${costs}; first ${firstOfFew} → ${firstOfMany}${refusals('new', few)}${refusals('large', many)}`
}

/** A visit to one of the two sites. Both use the same server. */
type Side = { visit: Visit; site: Site; server: PostgresServer }

/** Milliseconds: of the clock, and of the processors that worked for the site and for PostgreSQL. */
type Answer = { status: number; time: number; processor: number }

async function timed({ visit, site, server }: Side, number: number): Promise<Answer> {
  const pids = [site.pid, ...server.pids()]
  const [began, worked] = [performance.now(), processorTime(pids)]
  const status = await visit.act(number)
  return { status, time: performance.now() - began, processor: processorTime(pids) - worked }
}

const isRefused = ({ status }: Answer) => status >= 400

/** The median of accepted forms. A form is refused when the slot of a round is on a day when the dealer is closed. */
function usualOf(answers: Answer[], of: 'time' | 'processor'): number {
  return median(answers.filter((answer) => !isRefused(answer)).map((answer) => answer[of]))
}

function refusals(name: string, answers: Answer[]): string {
  const refused = answers.filter(isRefused)
  return refused.length > 0 ? `; ${name}: ${refused.length} of ${answers.length} answered ${refused[0]?.status}` : ''
}

/** Prints the tables that are read whole or nearly so, and the step of the plan that reads them. */
async function printBigReads(place: Place, signIns: string): Promise<void> {
  console.log('\nSteps that read many rows, of each page, form and job on the large database')
  const log = await openPlanLog(place)
  const site = await startAt(place, { JOBS: 'off' })
  for (const { name, act } of await allVisits(site, signIns)) {
    log.readNew()
    await act(1000)
    print(`${name}, first visit`, log.readNew())
    await act(1001)
    print(`${name}, each visit`, log.readNew())
  }
  await site.stop()
  log.readNew()
  await runJobs(place)
  print('jobs and worker', log.readNew())
}

function print(name: string, reads: BigRead[]): void {
  const told = new Map(reads.map(({ step, table, rows, statement }) => [`${step} on ${table}, ${rows} rows`, statement]))
  if (told.size > 0) console.log(name)
  for (const [step, statement] of told) console.log(`  ${step}: ${statement.slice(0, 300)}`)
}
