import { redirect } from 'react-router'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { readSettings } from '~/core/content/settings.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/title-picture.screen.ts'
import { drawTitlePicture } from './draw.server.ts'
import { findSubject } from './subjects.server.ts'

export const handle = { picture: true }

/**
 * The picture of a page for shared links, from its scene and its title: `/bagikan/berita/{slug}.png`. The title comes from the
 * content and not from the address, so nobody can have words of theirs drawn. Finished pages keep it until content changes.
 */
export async function loader({ params: { kind, file }, request, context }: Route.LoaderArgs) {
  // Anyone can invent a query, and each would be drawn anew.
  const { pathname, search } = new URL(request.url)
  if (search !== '') throw redirect(pathname, 301)
  const { db, clock, environment } = context.get(services)
  const [, name = ''] = /^([a-z0-9-]+)\.png$/.exec(file) ?? []
  const [found, cars, settings] = await Promise.all([
    findSubject(db, kind, name, clock.now()),
    readCatalogue(db),
    readSettings(db),
  ])
  const car = found && (cars.find(({ slug }) => slug === found.subject.scene.model) ?? cars[0])
  if (!car) throw new Response(null, { status: 404 })
  const png = await drawTitlePicture(found.subject, car, makerName(settings), environment.dataDir)
  return new Response(new Blob([new Uint8Array(png)]), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600, s-maxage=60',
      ...(found.until && { 'X-Fresh-Until': found.until.toString() }),
    },
  })
}
