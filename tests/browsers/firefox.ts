// An older Playwright: newer versions use commands that Firefox's extended support release does not have yet.
import { firefox } from 'playwright-core-for-firefox'
import { firefoxPath } from '../support/system-packages.ts'
import type { Control, Driver } from './driver.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof firefox.launch>>['newPage']>>
type Found = NonNullable<ReturnType<Awaited<ReturnType<Page['evaluateHandle']>>['asElement']>>

/** Starts the system's Firefox through WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath() })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    name: `Firefox ${browser.version()}`,
    goto: async (address) => {
      await page.goto(address).catch((error: unknown) => {
        // On a busy machine Firefox has begun its first navigation twice.
        if (!String(error).includes(`interrupted by another navigation to "${address}"`)) throw error
        return page.waitForLoadState()
      })
    },
    run: (work, ...words) => page.evaluate(call(work, words)),
    find: async (finder, ...words) => {
      const element = (await page.evaluateHandle(call(finder, words))).asElement() as Found | null
      return element && controlOf(element)
    },
    resize: async (width, height) => {
      await page.setViewportSize({ width, height })
      return width
    },
    complaints: () => complaints,
    close: () => browser.close(),
  }
}

/** The call as source text: the page's policy forbids it to create functions from text. */
function call(work: (...words: never[]) => unknown, words: unknown[]): string {
  return `(${String(work)})(...${JSON.stringify(words)})`
}

function controlOf(element: Found): Control {
  return {
    click: () => element.click(),
    fill: (text) => element.fill(text),
    select: async (option) => {
      await element.selectOption({ label: option })
    },
  }
}
