import { createElement } from 'react'
import { type Car, colourOf, drawnVariant } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import type { View } from '~/core/cars/drawings/drawing.ts'
import { Elevation } from '~/core/cars/drawings/Elevation.tsx'
import { standaloneSvg } from '~/core/cars/drawings/standalone-svg.server.ts'
import { own } from '~/lib/own.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/drawing.screen.ts'

const viewNames: Record<string, View> = { samping: 'side', depan: 'front', belakang: 'rear' }

/** A drawing as an SVG file, for menus and pages that need no recolouring: `/gambar/xpander-samping.svg?warna=…`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [, slug, name = ''] = /^(.+)-(samping|depan|belakang)\.svg$/.exec(params.drawing) ?? []
  const view = own(viewNames, name)
  const car = (await readCatalogue(context.get(services).db)).find((one) => one.slug === slug)
  if (!car || !view) throw new Response(null, { status: 404 })
  return new Response(picture(car, view, new URL(request.url).searchParams.get('warna')), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600, s-maxage=60' },
  })
}

function picture(car: Car, view: View, chosen: string | null): string {
  const drawing = createElement(Elevation, { model: car.slug, view, size: drawnVariant(car).size, id: 'd', title: car.name })
  return standaloneSvg(drawing, colourOf(car, chosen))
}
