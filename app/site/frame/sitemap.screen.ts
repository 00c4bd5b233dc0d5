import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { companyMenu, footerMenu, mainMenu, standing } from '~/menu.ts'
import { pageExists } from '~/page-exists.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/sitemap.screen.ts'

/** Every public page: what the menus show and every model. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, environment } = context.get(services)
  const cars = await readCatalogue(db)
  const entries = [...mainMenu, ...footerMenu.flatMap((group) => group.entries), ...companyMenu.flatMap((group) => group.entries)]
  const paths = [
    at.home(),
    ...standing(entries, pageExists).map(({ href }) => href),
    ...cars.map((car) => at.car(car.class, car.slug)),
  ]
  const locations = [...new Set(paths)].map((path) => `<url><loc>${environment.publicUrl}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>\n`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
