// Makes pictures of the drawings, to look at them. `--help` lists the options.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { openBrowser } from '../bench/browser.ts'

const help = `Usage: bin/drawings [options]
  --model SLUG[,SLUG]   default: every model drawn so far
  --view VIEW[,VIEW]    side, front, rear; default: all three
  --paint HEX[,HEX]     one row a paint; default: white, silver, black, red, blue
  --roof HEX            contrasting roof
  --scale N             pixels a drawing unit (1200 px is about 1, 320 px about .27); default .4
  --stage light|dark    the background; default light
  --box                 draws the catalogue's length and height around each side view
  --silhouette          everything solid black
  --out FILE.png        default docs/pictures/drawings.png
  --html                prints the markup of the chosen drawings and its size instead of a picture`

const slugs = ['pajero-sport', 'xpander', 'xpander-cross', 'eclipse-cross', 'outlander-phev', 'triton', 'l300', 'xforce']
const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    view: { type: 'string' },
    paint: { type: 'string' },
    roof: { type: 'string' },
    scale: { type: 'string', default: '.4' },
    stage: { type: 'string', default: 'light' },
    box: { type: 'boolean' },
    silhouette: { type: 'boolean' },
    html: { type: 'boolean' },
    help: { type: 'boolean' },
    out: { type: 'string', default: 'docs/pictures/drawings.png' },
  },
})
if (options.help) {
  console.log(help)
  process.exit(0)
}

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
})
const { views, viewBox } = await vite.ssrLoadModule('/app/core/cars/drawings/drawing.ts')
const { sizes } = await vite.ssrLoadModule('/app/core/cars/drawings/sizes.ts')
const pascal = (words: string) =>
  words
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

async function draw(model: string, view: string, id: string): Promise<string | null> {
  const name = `${pascal(model)}${pascal(view)}`
  const file = `/app/core/cars/drawings/${model}/${name}.tsx`
  if (!existsSync(`.${file}`)) return null
  const module = await vite.ssrLoadModule(file)
  return renderToStaticMarkup(createElement('svg', null, createElement(module[name], { id }))).replace(/^<svg>|<\/svg>$/g, '')
}

const models = options.model?.split(',') ?? slugs
const chosen = options.view?.split(',') ?? views
const paints = options.paint?.split(',') ?? ['#f8f9fa', '#c0c0c0', '#1a1a1a', '#ba181b', '#1c4fa0']
const scale = Number(options.scale)
let count = 0
const rows = []
for (const paint of paints) {
  for (const model of models) {
    const cells = []
    for (const view of chosen) {
      const markup = await draw(model, view, `d${count++}`)
      if (markup === null) continue
      if (options.html && paint === paints[0]) console.log(`${markup}\n${model} ${view}: ${markup.length} bytes`)
      const [x, y, w, h] = viewBox(view, sizes[model])
      const box =
        view === 'side'
          ? `<rect x="0" y="${-sizes[model].height / 4}" width="${sizes[model].length / 4}" height="${sizes[model].height / 4}"/>`
          : `<rect x="${-sizes[model].width / 8}" y="${-sizes[model].height / 4}" width="${sizes[model].width / 4}" height="${sizes[model].height / 4}"/>`
      cells.push(
        `<svg viewBox="${x} ${y} ${w} ${h}" width="${w * scale}" height="${h * scale}">${markup}${options.box ? `<g fill="none" stroke="#06f" stroke-width="1">${box}</g>` : ''}</svg>`,
      )
    }
    if (cells.length)
      rows.push(`<div style="--paint:${paint};${options.roof ? `--roof:${options.roof}` : ''}">${cells.join('')}</div>`)
  }
}
await vite.close()
if (options.html || rows.length === 0) process.exit(0)

const stage = options.stage === 'dark' ? 'linear-gradient(#4a4d52,#2a2c30 70%,#1d1f22)' : '#fff'
const solid = options.silhouette ? 'svg{filter:brightness(0)}[data-part=shadow]{display:none}' : ''
const html = `<!doctype html><style>body{margin:8px;display:inline-block;background:${stage}}div{display:flex;gap:4px}.paint{fill:var(--paint)}.roof{fill:var(--roof,var(--paint))}${solid}</style><body>${rows.join('\n')}`
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
await page.setContent(html)
await mkdir(dirname(options.out), { recursive: true })
await writeFile(options.out, await page.locator('body').screenshot())
await browser.close()
console.log(options.out)
process.exit(0)
