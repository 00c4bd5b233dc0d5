// 1200 × 630, JPEG: messengers take no SVG. Run again when a drawing or a colour changes.
import { mkdir, readFile } from 'node:fs/promises'
import { carsInFiles } from '../../app/core/cars/catalogue-files.server.ts'
import { openBrowser } from '../bench/browser.ts'
import { startSite } from './site-process.ts'

const folder = 'public/bagikan'
const font = await readFile(
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  'base64',
)

const css = `
@font-face { font-family: Jakarta; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 1fr auto; color: #f5f4f2;
  background: radial-gradient(120% 90% at 50% 20%, #4b4e53, #2a2c30 55%, #191a1c); font-family: Jakarta }
svg { width: 1040px; height: auto; align-self: end; justify-self: center }
p { margin: 0 80px 44px; font-size: 64px; font-weight: 700; letter-spacing: -0.02em }`

const site = await startSite()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await mkdir(folder, { recursive: true })
for (const car of carsInFiles) {
  const drawing = await fetch(`${site.address}/gambar/${car.slug}-samping.svg`).then((answer) => answer.text())
  await page.setContent(`<style>${css}</style>${drawing}<p>${car.name}</p>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${folder}/${car.slug}.jpg`, type: 'jpeg', quality: 84 })
}
await browser.close()
await site.stop()
process.exit(0)
