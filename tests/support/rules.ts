import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The classes of each screen that have rules in the site's style sheet, as the build lists them. */
const listed = JSON.parse(readFileSync(new URL('../../build/server/screen-classes.json', import.meta.url), 'utf8'))
/** Without the names of groups: a rule names a group and an element in it, and a page can have the group alone. */
const siteClasses = [...new Set(Object.values<string[]>(listed).flat())].filter((name) => !name.startsWith('group/'))

/** Classes on the page that have rules in the site's style sheet but not in the page. */
export function classesWithoutRules(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    // A page of the office loads the whole sheet as a file.
    if (document.querySelector('link[rel=stylesheet]')) return []
    const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
    const names = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
    return known.filter((name) => names.has(name) && !css.includes(`.${CSS.escape(name)}`))
  }, siteClasses)
}
