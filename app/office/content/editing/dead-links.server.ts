import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { declaredKinds } from '~/core/content/kind.ts'
import { isSafeHref } from '~/core/content/safe-href.ts'
import { findShown } from '~/core/content/shown-items.server.ts'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { cityAt, provinceAt } from '~/core/dealers/region-slugs.ts'
import { findRedirect } from '~/core/redirects/redirects.server.ts'
import type { Instant } from '~/lib/instant.ts'
import { pageExists } from '~/page-exists.server.ts'
import type { Db } from '~/platform/database.server.ts'

/** The addresses of this site that lead to no page that visitors see now. */
export async function deadLinks(db: Db, hrefs: readonly string[], now: Instant): Promise<Set<string>> {
  const own = [...new Set(hrefs)].filter((href) => href.startsWith('/')).slice(0, mostLinks)
  const dead = await Promise.all(own.map(async (href) => ((await isStanding(db, href, now)) ? [] : [href])))
  return new Set(dead.flat())
}

/** More than any page has. Each one can take a query. */
const mostLinks = 200

async function isStanding(db: Db, href: string, now: Instant): Promise<boolean> {
  return (await hasPage(db, href, now)) || (await findRedirect(db, href)) !== null
}

/** True when visitors see a page at this address of the site now. */
export async function hasPage(db: Db, href: string, now: Instant): Promise<boolean> {
  if (!isSafeHref(href) || href.startsWith(at.office())) return false
  const { pathname } = new URL(href, 'http://any')
  if (!pageExists(pathname)) return false
  const kind = [...declaredKinds().values()].find((one) => !one.slugs && slugIn(one.address, pathname) !== null)
  const slug = kind && slugIn(kind.address, pathname)
  if (kind && slug) return (await findShown(db, kind, slug, now)) !== null
  if (isCarPage(pathname)) return (await readCatalogue(db)).some((car) => at.car(car.class, car.slug) === pathname)
  const [provinceName, place] = partsBelow(at.dealers(), pathname)
  const province = provinceName && place ? provinceAt(provinceName) : null
  return province && place ? cityAt(province, place) !== null || (await findDealer(db, place)) !== null : true
}

/** The slug in the address of an item; null when the address is none of this kind. */
function slugIn(address: ((slug: string) => string) | null, pathname: string): string | null {
  const [before = '', after] = address?.(placeholder).split(placeholder) ?? []
  if (after !== '' || before.includes('#') || !pathname.startsWith(before)) return null
  const slug = pathname.slice(before.length)
  return /^[a-z0-9-]+$/.test(slug) ? slug : null
}

const placeholder = 'slug-of-an-item'

const isCarPage = (pathname: string): boolean => partsBelow(at.cars(), pathname).length === 2

function partsBelow(start: string, pathname: string): string[] {
  return pathname.startsWith(`${start}/`) ? pathname.slice(start.length + 1).split('/') : []
}
