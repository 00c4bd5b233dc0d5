import { createElement } from 'react'
import { redirect } from 'react-router'
import { ArticlePicture } from '~/core/cars/article-picture/ArticlePicture.tsx'
import { type Colour, colourOf } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { standaloneSvg } from '~/core/cars/drawings/standalone-svg.server.ts'
import { articlePictureSize, backgrounds, shownColour } from '~/core/content/article-picture.ts'
import { services } from '~/platform/services.ts'
import { svgToPng } from '~/platform/svg-to-png.server.ts'
import type { Route } from './+types/article-picture.screen.ts'

export const handle = { picture: true }

/** The picture of a model before a background: `/gambar/artikel/xforce/red-metallic/garasi.svg`, also as PNG. */
export async function loader({ params: { model, colour, file }, request, context }: Route.LoaderArgs) {
  // Anyone can invent a query, and each would be drawn anew.
  const { pathname, search } = new URL(request.url)
  if (search !== '') throw redirect(pathname, 301)
  const [, place, format] = /^([a-z-]+)\.(svg|png)$/.exec(file) ?? []
  const background = backgrounds.find((one) => one === place)
  const car = (await readCatalogue(context.get(services).db)).find(({ slug }) => slug === model)
  if (!car || !background || !isKnown(colour, car.colours)) throw new Response(null, { status: 404 })
  const svg = standaloneSvg(createElement(ArticlePicture, { car, background }), colourOf(car, colour))
  return format === 'svg'
    ? answer(svg, 'image/svg+xml; charset=utf-8')
    : answer(await svgToPng(svg, articlePictureSize), 'image/png')
}

const isKnown = (colour: string, colours: readonly Colour[]): boolean =>
  colour === shownColour || colours.some(({ slug }) => slug === colour)

function answer(body: string | Uint8Array, type: string): Response {
  const bytes = typeof body === 'string' ? body : new Blob([new Uint8Array(body)])
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600, s-maxage=60' } })
}
