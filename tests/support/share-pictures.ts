// Makes the pictures of bin/share-pictures. PNG with a palette, because messengers do not accept SVG.
import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { carsInFiles } from '../../app/core/cars/catalogue-files.server.ts'
import { drawnPictures, picturedCars, shareSize } from '../../app/site/frame/share-pictures.ts'
import dealersFile from '../../data/dealers.json' with { type: 'json' }
import { openBrowser } from '../bench/browser.ts'
import { mapSvg } from './map-svg.ts'
import { startSite } from './site-process.ts'

const folder = 'public/bagikan'
const font = await readFile(
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  'base64',
)

const css = `
@font-face { font-family: Jakarta; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
body { margin: 0; width: ${shareSize.width}px; height: ${shareSize.height}px; display: grid; grid-template-rows: 1fr auto;
  color: #f5f4f2; background: linear-gradient(#43464b, #191a1c); font-family: Jakarta }
main { display: grid; gap: 24px; align-content: end; padding-bottom: 20px }
div { display: flex; gap: 48px; align-items: end; justify-content: center }
p { margin: 0 80px 44px; font-size: 64px; font-weight: 700; letter-spacing: -0.02em }`
const mapCss = '.land { fill: #7d8187 } .dealer { fill: #ff5a5f }'

/** Pixels available for the drawings of a picture. */
const room = { width: 1060, height: 450, gap: 48 }

const site = await startSite()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: shareSize })
await mkdir(folder, { recursive: true })
for (const slug of picturedCars) {
  const title = carsInFiles.find((car) => car.slug === slug)?.name ?? slug
  await draw(slug, title, [await drawing(`${slug}-samping`)])
}
for (const [name, { title, drawings }] of Object.entries(drawnPictures))
  await draw(name, title, drawings === 'map' ? [await mapSvg(dealersFile.dealers)] : await Promise.all(drawings.map(drawing)))
await browser.close()
await site.stop()
process.exit(0)

function drawing(name: string): Promise<string> {
  return fetch(`${site.address}/gambar/${name}.svg`).then((answer) => answer.text())
}

async function draw(name: string, title: string, drawings: string[]): Promise<void> {
  const rows = drawings.length > 3 ? [drawings.slice(0, 2), drawings.slice(2)] : [drawings]
  const height = Math.min(...rows.map((row) => heightOf(row, rows.length)))
  const images = rows.map((row) => `<div>${row.map((svg) => image(svg, height)).join('')}</div>`)
  await page.setContent(`<style>${css}</style><main>${images.join('')}</main><p>${title}</p>`)
  await page.evaluate(() => document.fonts.ready)
  const picture = sharp(await page.screenshot({ type: 'png' }))
  await picture.png({ palette: true, colours: 256, dither: 0.4, effort: 10, compressionLevel: 9 }).toFile(`${folder}/${name}.png`)
}

/** The largest common height at which the drawings fit side by side into the room. */
function heightOf(row: readonly string[], rows: number): number {
  const widthAtOne = row.map(ratioOf).reduce((sum, ratio) => sum + ratio, 0)
  return Math.min(room.height / rows - (rows - 1) * room.gap, (room.width - (row.length - 1) * room.gap) / widthAtOne)
}

function ratioOf(svg: string): number {
  const [, width = '1', height = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return Number(width) / Number(height)
}

/** An <img> for each drawing: inline, the ids of two drawings would collide. */
function image(svg: string, height: number): string {
  const styled = svg.replace('</svg>', `<style>${mapCss}</style></svg>`)
  return `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(styled).toString('base64')}" height="${height}">`
}
