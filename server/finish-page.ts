import { createHash } from 'node:crypto'
import type { MapTiles } from '../app/platform/map-tiles.ts'
import { classAttributesIn, heldRules, rememberRules } from './held-rules.ts'
import { rulesUsedBy } from './used-css.ts'

/** Where a map's tiles come from: pictures, or data that script draws. */
type Tiles = Pick<MapTiles, 'kind' | 'origin'>

export type FinishedPage = { html: string; policy: string }

const sheet = /<style data-sheet="">([\s\S]*?)<\/style>/
const title = /<title>[^<]*<\/title>/
const part = /<form-part[\s\S]*<\/form-part>/

/**
 * Puts the page's own rules into its one style element and writes the security policy that fits exactly this
 * document; `hosts` are those of a check that forms show, `tiles` those of a map. Of a part, only its title, the page's
 * rules and the part itself are left: with rules of its own it would change what stands around it, for the later of two rules wins.
 * `held` names the rules the browser has: they are added to, never exchanged, and stay away where nothing is added.
 */
export function finishPage(
  html: string,
  siteCss: string,
  { isPart = false, held = '', hosts = [] as readonly string[], tiles = null as Tiles | null } = {},
): FinishedPage {
  const document = isPart ? partOf(html) : html
  const ofMap = html.includes('<dealer-map') ? tiles : null
  const pageCss = sheet.exec(document)?.[1] ?? ''
  const known = isPart ? heldRules(held, siteCss, pageCss) : undefined
  const needed = classAttributesIn(html)
  if (known && [...needed].every((each) => known.classes.has(each)))
    return withRules(document, { name: held, css: '', isPart, hosts, tiles: ofMap })
  const classes = known ? new Set([...needed, ...known.classes]) : needed
  const css = rulesUsedBy([...classes].join(''), siteCss) + pageCss
  const name = sha256(css).slice(0, 12)
  if (part.test(html)) rememberRules(name, { siteCss, pageCss, classes })
  return withRules(document, { name, css: name === held ? '' : css, isPart, hosts, tiles: ofMap })
}

type Rules = { name: string; css: string; isPart: boolean; hosts: readonly string[]; tiles: Tiles | null }

function withRules(document: string, { name, css, isPart, hosts, tiles }: Rules): FinishedPage {
  const element = isPart ? data(name, css) : `<style data-sheet="${name}">${css}</style>`
  return { html: document.replace(sheet, () => element), policy: securityPolicy(`'sha256-${sha256(css)}'`, hosts, tiles) }
}

// Script reads a part's rules; a style element would be held against the policy of the page that asks.
function data(name: string, css: string): string {
  return `<script type="text/css" data-sheet="${name}">${css}</script>`
}

function partOf(html: string): string {
  return [title, sheet, part].map((piece) => piece.exec(html)?.[0] ?? '').join('')
}

export function securityPolicy(style: string, hosts: readonly string[] = [], tiles: Tiles | null = null): string {
  const others = hosts.map((host) => ` ${host}`).join('')
  const tilesAs = (kind: Tiles['kind']) => (tiles?.kind === kind ? ` ${tiles.origin}` : '')
  return [
    "default-src 'none'",
    `script-src 'self' 'inline-speculation-rules'${others}`,
    `style-src ${style}${others}`,
    ...(hosts.length > 0 ? [`frame-src${others}`] : []),
    `img-src 'self' data:${tilesAs('raster')}`,
    "font-src 'self'",
    `connect-src 'self'${others}${tilesAs('vector')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
