import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { publicHost } from '../../../tests/support/tagged-site.ts'

/** How every outside host behaves. */
type Manner = 'answers' | 'is blocked' | 'never answers'
type Visit = {
  page: Page
  context: BrowserContext
  /** Requests to outside hosts: method, host and path, and the body. */
  requests: { to: string; body: string }[]
  /** What stood in the data layer, in order, as the fake tag manager saw it. */
  layer: unknown[][]
  faults: string[]
  open: (address: string) => Promise<void>
}

// Stands for Google's script: shows each entry of the data layer, and takes events at once.
const tagManager = `{
  const show = (entry) => {
    console.log('layer ' + JSON.stringify(Array.from(entry.length === undefined ? [entry] : entry)))
    const values = entry.length === undefined ? entry : (entry[2] ?? {})
    setTimeout(() => (values.eventCallback ?? values.event_callback)?.())
  }
  dataLayer.forEach(show)
  dataLayer.push = (entry) => (show(entry), Array.prototype.push.call(dataLayer, entry))
}`

/** A visitor with a phone's window. Outside hosts are played by the test. */
export async function visit(browser: Browser, site: string, manner: Manner = 'answers', options = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 800 }, ...options })
  const page = await context.newPage()
  const [requests, layer, faults] = [[], [], []] as [Visit['requests'], unknown[][], string[]]
  await context.route(/^https:/, async (route: Route) => {
    const request = route.request()
    const { host, pathname } = new URL(request.url())
    requests.push({ to: `${request.method()} ${host}${pathname}`, body: request.postData() ?? '' })
    if (manner === 'is blocked') return route.abort('blockedbyclient')
    if (manner === 'never answers') return
    const body = pathname === '/gtm.js' ? tagManager : ''
    return route.fulfill({ status: 200, contentType: 'text/javascript', body, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  page.on('console', (message) => {
    if (message.text().startsWith('layer ')) layer.push(JSON.parse(message.text().slice('layer '.length)))
    else if (message.type() === 'error' && !message.text().includes('ERR_BLOCKED_BY_CLIENT')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  const open = async (address: string) => {
    const loaded = page.waitForResponse(/\/assets\/tracking-/)
    await page.goto(address)
    await loaded
  }
  return { page, context, requests, layer, faults, open }
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Boleh kami mengukur kunjungan Anda?' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted()
export const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())
export const hostsOf = (requests: Visit['requests']) =>
  [...new Set(requests.map(({ to }) => /^\w+ ([^/]+)/.exec(to)?.[1]))].toSorted()
/** Every request of the page so far has been made, also those after the load event. */
export const settled = (page: Page) => page.waitForLoadState('networkidle')

/** A visitor who came back with a choice. */
export function choiceOf(allowed: string) {
  const value = `1adfr.${'A'.repeat(22)}.${allowed}`
  return { name: 'persetujuan', value, domain: publicHost, path: '/' }
}

/** Buttons and links that the banner lies upon. */
export function coveredByBanner(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const asked = document.getElementById('izin')?.getBoundingClientRect()
    const others = [...document.querySelectorAll('a, button, input, select')].filter((element) => !element.closest('#izin'))
    return others.flatMap((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const overlaps = asked && width > 1 && height > 1 && top < asked.bottom && bottom > asked.top
      return overlaps ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}

export function lookOf(page: Page, name: string) {
  return button(page, name).evaluate((element) => {
    const { fontSize, fontWeight, color, backgroundColor, borderColor, paddingInline, minHeight } = getComputedStyle(element)
    return { fontSize, fontWeight, color, backgroundColor, borderColor, paddingInline, minHeight }
  })
}
