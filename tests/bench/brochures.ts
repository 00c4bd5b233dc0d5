import { readFileSync } from 'node:fs'
import { at } from '../../app/addresses.ts'
import { startSite } from '../support/site-process.ts'
import { median } from './figures.ts'
import { untilBrochuresAreMade } from './made-ahead.ts'

/** Regencies with dealers. Each has its own version of four brochures. */
const cities = ['31.74', '32.73', '33.74', '34.71', '35.78', '51.71', '73.71', '12.71']
const models = ['22', '23', '24', '25']
const quietAnswers = 2000

/** Measures the cached home page while the site is quiet, and while it makes 32 new brochures. */
export async function brochures() {
  const site = await startSite()
  const page = () => timed(() => fetch(site.address + at.home()).then((answer) => answer.arrayBuffer()))
  await fetch(site.address + at.home())
  await untilBrochuresAreMade(site.address)
  const before = residentMb(site.pid)
  const quiet: number[] = []
  while (quiet.length < quietAnswers) quiet.push(await page())
  const wanted = cities.flatMap((city) => models.map((id) => site.address + at.brochureDownload({ id, city })))
  let left = wanted.length
  const taken = Promise.all(
    wanted.map((address) => timed(() => fetch(address).then((answer) => answer.arrayBuffer())).finally(() => left--)),
  )
  const beside: number[] = []
  while (left > 0) beside.push(await page())
  const slowest = Math.max(...(await taken))
  print('quiet', quiet)
  print('beside 32 brochures', beside)
  console.log(`ratio: median ${ratio(beside, quiet, median)}, slowest ${ratio(beside, quiet, (all) => Math.max(...all))}`)
  console.log(
    `the last brochure came after ${(slowest / 1000).toFixed(1)} s; memory ${before} MiB before, ${residentMb(site.pid)} after`,
  )
  await site.stop()
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

function print(name: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  const all = [median(times), at99, sorted.at(-1) ?? Number.NaN].map((time) => time.toFixed(1))
  console.log(`cached page, ${name}: median ${all[0]} ms, p99 ${all[1]} ms, slowest ${all[2]} ms (${times.length} answers)`)
}

function ratio(one: number[], other: number[], pick: (times: number[]) => number): string {
  return (pick(one) / pick(other)).toFixed(1)
}

function residentMb(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
