import { expect, test } from 'vitest'
import { pageAddress } from '../../core/content/page-schema.ts'
import { pageSlugs } from '../../core/content/pages/page.ts'
import { slugIn } from './page-to-read-meta.ts'

test.each(pageSlugs)('the address of the page %s ends with its slug', (slug) => {
  expect(slugIn(pageAddress(slug) ?? '')).toBe(slug)
  expect(slugIn(`${pageAddress(slug)}?vehicle=xpander`)).toBe(slug)
})
