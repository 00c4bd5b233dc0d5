import type { MapTiles } from '../app/platform/map-tiles.ts'
import type { AllowedSources, RenderedDocument } from '../app/platform/services.ts'
import type { Sheet } from './screen-sheets.ts'
import { sha256 } from './sha256.ts'

/** The source of a map's tiles: pictures, or data from which script draws the map. */
type Tiles = Pick<MapTiles, 'kind' | 'origin'>

export type FinishedPage = { body: Buffer<ArrayBuffer>; policy: string }

const emptySheet = '<style data-sheet=""></style>'
const speculationRules = /<script type="speculationrules">([\s\S]*?)<\/script>/
const title = /<title>[^<]*<\/title>/
const part = /<form-part[\s\S]*<\/form-part>/

/**
 * Puts the sheet into the page's one style element, and writes the security policy that allows exactly this document.
 * `hosts`: hosts of the captcha. `tiles`: source of the map's tiles.
 */
export function finishPage(
  rendered: RenderedDocument,
  sheetFor: (rendered: RenderedDocument) => Sheet,
  { hosts = [] as readonly string[], tiles = null as Tiles | null } = {},
): FinishedPage {
  const { html, allowed } = rendered
  const { css, hash } = sheetFor(rendered)
  const ofMap = tiles && html.includes('<dealer-map') ? tiles : null
  return {
    body: withSheet(html, css),
    policy: securityPolicy(`'sha256-${hash}'`, hosts, ofMap, withSpeculationRules(html, allowed)),
  }
}

/** Long text is not put together before it is encoded: that would copy it once more. */
function withSheet(html: string, css: string): Buffer<ArrayBuffer> {
  const at = html.indexOf(emptySheet)
  if (at < 0) return Buffer.from(html)
  const pieces = [html.slice(0, at), `<style>${css}</style>`, html.slice(at + emptySheet.length)]
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
}

/** A hash in a policy makes browsers ignore `inline-speculation-rules`. Then these rules need a hash too. */
function withSpeculationRules(html: string, allowed: AllowedSources): AllowedSources {
  const [, rules] = (allowed.scripts.length > 0 && speculationRules.exec(html)) || []
  return rules === undefined ? allowed : { ...allowed, scripts: [`'sha256-${sha256(rules)}'`, ...allowed.scripts] }
}

/** The answer for a page that already has its CSS rules: only the title and the part. */
export function partOf(html: string): string {
  return [title, part].map((piece) => piece.exec(html)?.[0] ?? '').join('')
}

/** `fetch` hides the target of a redirect from script, so the target goes into the X-Go-To header. */
export function redirectedPart(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('X-Go-To', headers.get('Location') ?? '/')
  headers.delete('Location')
  return new Response(null, { status: 204, headers })
}

/** True when script changes a part of the page. Then the page needs all CSS rules of its screen. */
export const changesInBrowser = (html: string): boolean => html.includes('<live-part') || html.includes('<form-part')

const nothingMore: AllowedSources = { scripts: [], connections: [], images: [] }

/** What an answer without a document has. */
export const emptyDocument: RenderedDocument = { html: '', styles: '', allowed: nothingMore }

export function securityPolicy(
  style: string,
  hosts: readonly string[] = [],
  tiles: Tiles | null = null,
  allowed: AllowedSources = nothingMore,
): string {
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const others = listed(hosts)
  const tilesAs = (kind: Tiles['kind']) => (tiles?.kind === kind ? ` ${tiles.origin}` : '')
  return [
    "default-src 'none'",
    `script-src 'self' 'inline-speculation-rules'${others}${listed(allowed.scripts)}`,
    `style-src ${style}${others}`,
    ...(hosts.length > 0 ? [`frame-src${others}`] : []),
    `img-src 'self' data:${tilesAs('raster')}${listed(allowed.images)}`,
    "font-src 'self'",
    `connect-src 'self'${others}${tilesAs('vector')}${listed(allowed.connections)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
