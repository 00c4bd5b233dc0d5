import type { Page, Response } from '@playwright/test'
import { at } from '../app/addresses.ts'
import { changeContent } from '../app/core/content/content.server.ts'
import { eventKind } from '../app/core/content/event-schema.ts'
import { faqKind } from '../app/core/content/faq-schema.ts'
import { handOverKind } from '../app/core/content/hand-over-schema.ts'
import { publish, saveRevision, withdraw } from '../app/core/content/items.server.ts'
import type { ContentKind } from '../app/core/content/kind.ts'
import { newsKind } from '../app/core/content/news-schema.ts'
import { pageKind } from '../app/core/content/page-schema.ts'
import { pressReleaseKind } from '../app/core/content/press-release-schema.ts'
import { createPreview } from '../app/core/content/previews.server.ts'
import { programmeKind } from '../app/core/content/programme-schema.ts'
import { recallKind } from '../app/core/content/recall-schema.ts'
import { listShown } from '../app/core/content/shown-items.server.ts'
import { warningLightKind } from '../app/core/content/warning-light-schema.ts'
import { photograph } from '../app/core/pictures/photograph.fixture.ts'
import { uploadPicture } from '../app/core/pictures/pictures.server.ts'
import { Temporal } from '../app/lib/instant.ts'
import type { Db } from '../app/platform/database.server.ts'
import article from '../data/content/news/55-tahun-di-indonesia.json' with { type: 'json' }
import { atDatabase } from '../tests/support/at-database.ts'
import { axeFaults } from '../tests/support/axe.ts'
import { htmlFaults } from '../tests/support/html.ts'
import { expect, test } from '../tests/support/journey.ts'
import { filledServerDatabase } from '../tests/support/server-database.ts'
import { startSite } from '../tests/support/site-process.ts'

const now = () => Temporal.Now.instant()
const by = () => ({ by: 'Rina', now: now() })
const title = 'Kabar yang belum terbit'
const slug = 'kabar-yang-belum-terbit'
const alt = 'Garasi rumah Ibu Rina'
const ended = 'Tautan pratinjau ini tidak berlaku'

async function uploaded(db: Db): Promise<string> {
  const bytes = new Uint8Array(await photograph(1600, 1200).jpeg().toBuffer())
  const made = await uploadPicture(db, { bytes, alt, by: 'Rina' }, now())
  if (!made.ok) throw new Error(made.refusal)
  return made.value.id
}

async function linkTo<Body extends object>(db: Db, kind: ContentKind<Body>, slug: string, madeAt = now()): Promise<string> {
  const made = await createPreview(db, kind, { slug }, { by: 'Rina', now: madeAt })
  if (!made.ok) throw new Error(made.refusal)
  return made.value.address
}

for (const width of [360, 1280]) {
  test(`an editor shows a draft with a photo by its link, and publishes it, at ${width} pixels`, async ({ page }) => {
    test.info().annotations.push({ type: 'expected complaint', description: 'request to ' })
    await page.setViewportSize({ width, height: 800 })
    const url = await filledServerDatabase()
    await using site = await startSite({ environment: { DATABASE_URL: url } })
    const status = async (path: string) => (await fetch(new URL(path, site.address))).status
    const { address, revision } = await atDatabase(url, async (db) => {
      const picture = { upload: await uploaded(db), alt }
      const revision = await saveRevision(db, newsKind, { slug, body: { ...article, title, picture } }, by())
      return { address: await linkTo(db, newsKind, slug), revision }
    })

    await expectPreview(page, await page.goto(site.address + address))
    const previewed = await sourceOf(page)
    expect(previewed).toMatch(/\/\d+\.avif\?pratinjau=/)
    expect((await fetch(previewed)).headers.get('Cache-Control')).toBe('private, no-store')
    const { pathname: file } = new URL(previewed)
    expect([await status(at.newsArticle(slug)), await status(file), await status(`${file}?pratinjau=x`)]).toEqual([404, 404, 404])
    for (const list of [at.news(), at.newsRss(), at.newsFeed(), at.articleSitemap(), at.search({ q: title })])
      expect(await (await fetch(site.address + list)).text(), list).not.toContain(slug)

    const publishing = () => ({ slug, revision, at: now(), zone: 'Asia/Jakarta' as const })
    await atDatabase(url, (db) => changeContent(db, (tx) => publish(tx, newsKind, publishing(), now())))
    await expect.poll(() => status(at.newsArticle(slug))).toBe(200)
    await page.goto(site.address + at.newsArticle(slug))
    await expect(page.getByRole('complementary', { name: 'Pratinjau' })).toHaveCount(0)
    const source = await sourceOf(page)
    await expectSharedFile(source)
    const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect(await status(new URL(shared).pathname)).toBe(200)
    expect(await (await fetch(site.address + at.newsFeed())).text()).toContain(shared)

    await atDatabase(url, (db) => changeContent(db, (tx) => withdraw(tx, newsKind, slug, now(), now())))
    await expect.poll(() => status(at.newsArticle(slug))).toBe(404)
    expect([await status(file), (await fetch(source)).headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  })
}

async function expectPreview(page: Page, answer: Response | null): Promise<void> {
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
  })
  expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
  const banner = page.getByRole('complementary', { name: 'Pratinjau' })
  await expect(banner).toContainText(/^Pratinjau · belum terbit · berlaku sampai .+ WIB$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
}

/** The file that the browser has chosen and shows. */
async function sourceOf(page: Page): Promise<string> {
  const photo = page.getByRole('img', { name: alt })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeGreaterThan(300)
  return photo.evaluate((img: HTMLImageElement) => img.currentSrc)
}

/** Browsers may keep a file for a year. An address with an older version leads to the present one. */
async function expectSharedFile(source: string): Promise<void> {
  const { status, headers } = await fetch(source)
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, s-maxage=60, immutable',
  ])
  const old = await fetch(source.replace(/\/[0-9a-f]{16}\//, '/0000000000000000/'), { redirect: 'manual' })
  expect([old.status, old.headers.get('Location')]).toEqual([302, new URL(source).pathname])
}

test('a link that has ended, is wrong or belongs to another page shows nothing, also of a published item', async () => {
  const url = await filledServerDatabase()
  await using site = await startSite({ environment: { DATABASE_URL: url } })
  const published = at.newsArticle('55-tahun-di-indonesia')
  const pageAt = async (path: string) => {
    const answer = await fetch(site.address + path)
    return { status: answer.status, caching: answer.headers.get('Cache-Control'), text: await answer.text() }
  }
  const before = await pageAt(published)
  const [current, over] = await atDatabase(url, (db) =>
    Promise.all([
      linkTo(db, newsKind, '55-tahun-di-indonesia'),
      linkTo(db, newsKind, '55-tahun-di-indonesia', now().subtract({ hours: 25 })),
    ]),
  )
  expect(await pageAt(current)).toMatchObject({ status: 200, text: expect.stringContaining('sudah terbit') })
  const token = new URL(current, site.address).search
  const wrong = [
    over,
    `${published}?pratinjau=`,
    `${published}?pratinjau=${'a'.repeat(32)}`,
    at.home() + token,
    at.news() + token,
  ]
  for (const address of [...wrong, at.newsRss() + token, `/tidak-ada${token}`])
    expect(await pageAt(address), address).toMatchObject({
      status: 404,
      caching: 'no-store',
      text: expect.stringContaining(ended),
    })
  expect(await pageAt(published)).toEqual(before)
  expect(before.text).not.toContain('Pratinjau')
})

const marker = 'Hanya di pratinjau'

test('every kind with a page is previewed on it, and no other visitor sees it', async () => {
  const url = await filledServerDatabase()
  await using site = await startSite({ environment: { DATABASE_URL: url } })
  const read = async (path: string) => (await fetch(site.address + path)).text()
  const changed = <Body extends object>(kind: ContentKind<Body>, change: Partial<Body>) =>
    atDatabase(url, async (db) => {
      const { items } = await listShown(db, kind, { page: 1, perPage: 1 }, now())
      const { slug, body } = items[0] ?? { slug: '', body: {} }
      await saveRevision(db, kind, { slug, body: { ...body, ...change } }, by())
      return { preview: await linkTo(db, kind, slug), page: kind.address?.(slug) ?? '' }
    })
  const links = [
    await changed(newsKind, { title: marker }),
    await changed(eventKind, { title: marker }),
    await changed(pressReleaseKind, { title: marker }),
    await changed(programmeKind, { title: marker }),
    await changed(pageKind, { title: marker }),
    await changed(faqKind, { question: marker }),
    await changed(warningLightKind, { name: marker }),
    await changed(handOverKind, { document: marker }),
    await changed(recallKind, { title: marker }),
  ]
  for (const { preview, page } of links) {
    const text = await read(preview)
    expect(text, preview).toContain(marker)
    expect(text, preview).toMatch(/<meta name="robots" content="noindex"\/?>/)
    expect(await read(page), page).not.toContain(marker)
  }
})
