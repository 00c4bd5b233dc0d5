import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The classes of the site's sheet, as the build lists them for each screen. */
const listed = JSON.parse(readFileSync(new URL('../../build/server/screen-classes.json', import.meta.url), 'utf8'))
const siteClasses = [...new Set(Object.values<string[]>(listed).flat())]

/** Classes on the page that the site's sheet has rules for, and the page has not. */
export function classesWithoutRules(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
    const names = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
    return known.filter((name) => names.has(name) && !css.includes(`.${CSS.escape(name)}`))
  }, siteClasses)
}
