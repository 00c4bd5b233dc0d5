import type { Browser } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startSite } from '../support/site-process.ts'
import { chromiumPath } from '../support/system-packages.ts'
import { flags, openBrowser, requestsOf } from './browser.ts'
import { median } from './figures.ts'
import { type Recorded, record, replay } from './recording.ts'

const pages = ['/', '/our-cars/mobil-penumpang/xpander', '/test-drive', '/simulasi-kredit', '/cari-dealer']
const rounds = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Measures five pages with Lighthouse's mobile settings, next to a bare static copy of each, in turns. */
export async function paint() {
  const site = await startSite()
  const browser = await openBrowser()
  const chrome = await launch({ chromePath: chromiumPath() ?? '', chromeFlags: flags, logLevel: 'silent' })
  for (const path of pages) {
    const copy = await copyOf(browser, site.address, path)
    const runs: Runs = { site: [], bare: [] }
    for (let round = 0; round < rounds; round++) {
      runs.site.push(await audit(site.address + path, chrome.port))
      runs.bare.push(await audit(copy.address + path, chrome.port))
    }
    copy.stop()
    report(path, runs)
  }
  chrome.kill()
  await browser.close()
  await site.stop()
}

async function copyOf(browser: Browser, address: string, path: string) {
  const urls = await requestsOf(browser, address + path)
  const answers = await Promise.all(
    urls.map(async (url): Promise<[string, Recorded]> => [url.slice(address.length), await record(url)]),
  )
  return replay(new Map(answers))
}

async function audit(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: categories })
  if (!outcome) throw new Error(`Lighthouse gave nothing for ${url}`)
  return outcome.lhr
}

type Runs = Record<'site' | 'bare', Result[]>

function report(path: string, runs: Runs): void {
  const figure = (name: keyof Runs, audit: string) =>
    median(runs[name].map((lhr) => lhr.audits[audit]?.numericValue ?? Number.NaN))
  const ratio = (audit: string) => (figure('site', audit) / figure('bare', audit)).toFixed(2)
  const scores = categories.map(
    (category) => `${category} ${Math.round(100 * median(runs.site.map((lhr) => lhr.categories[category]?.score ?? 0)))}`,
  )
  const milliseconds = (name: keyof Runs, audit: string) => `${Math.round(figure(name, audit))} ms`
  console.log(path)
  console.log(
    `  FCP ${milliseconds('site', 'first-contentful-paint')}, bare ${milliseconds('bare', 'first-contentful-paint')}, ratio ${ratio('first-contentful-paint')}`,
  )
  console.log(
    `  LCP ${milliseconds('site', 'largest-contentful-paint')}, bare ${milliseconds('bare', 'largest-contentful-paint')}, ratio ${ratio('largest-contentful-paint')}`,
  )
  console.log(
    `  TBT ${milliseconds('site', 'total-blocking-time')}, CLS ${figure('site', 'cumulative-layout-shift').toFixed(3)}; ${scores.join(', ')}`,
  )
  for (const problem of runs.site.slice(0, 1).flatMap(failures)) console.log(`  below 1: ${problem}`)
}

function failures(lhr: Result): string[] {
  const counted = categories
    .slice(1)
    .flatMap((category) => lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return counted

    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id} (${title})`)
}
