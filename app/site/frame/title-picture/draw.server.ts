import { createElement } from 'react'
import { ArticlePicture } from '../../../core/cars/article-picture/ArticlePicture.tsx'
import { type Car, colourOf } from '../../../core/cars/car.ts'
import { standaloneSvg } from '../../../core/cars/drawings/standalone-svg.server.ts'
import type { DrawnPicture as Picture } from '../../../core/content/article-picture.ts'
import { boldFontFile } from '../../../core/documents/font-file.server.ts'
import { svgToPng } from '../../../platform/svg-to-png.server.ts'
import { shareSize } from '../share-pictures.ts'
import { fontSizeOf, shortTitle } from './caption.ts'

export type Subject = { title: string; scene: Picture['scene'] }

const dark = '#191a1c'
const stops = [
  [0, 1],
  [0.12, 1],
  [0.6, 0.78],
  [1, 0],
].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${dark}" stop-opacity="${opacity}"/>`)

/** Darkens the sky for the title, in units of the picture. Opaque above the scene. */
const scrim = `<linearGradient id="scrim" x2="0" y2="1">${stops.join('')}</linearGradient><path d="M0-60H1600V500H0Z" fill="url(#scrim)"/>`

/** The scene of a page with its title above, and the maker's name. PNG. */
export async function drawTitlePicture({ title, scene }: Subject, car: Car, maker: string, folder: string): Promise<Uint8Array> {
  const drawn = standaloneSvg(
    createElement(ArticlePicture, { car, background: scene.background }),
    colourOf(car, scene.colour ?? null),
  )
  // The scene moves down a little, so that a title of three lines ends above the car.
  const svg = drawn.replace('viewBox="0 0 ', 'viewBox="0 -50 ').replace('</svg>', `${scrim}</svg>`)
  const place = { left: 70, width: 1060 }
  const captions = [
    { text: maker, fontSize: 28, top: 48, ...place },
    { text: shortTitle(title), fontSize: fontSizeOf(title), top: 96, ...place },
  ]
  return svgToPng(svg, shareSize, captions, { file: await boldFontFile(folder), name: 'Plus Jakarta Sans Bold' })
}
