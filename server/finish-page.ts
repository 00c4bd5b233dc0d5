import { createHash } from 'node:crypto'
import { rulesUsedBy } from './used-css.ts'

export type FinishedPage = { html: string; policy: string }

const sheet = /<style data-sheet="">([\s\S]*?)<\/style>/
const title = /<title>[^<]*<\/title>/
const part = /<form-part[\s\S]*<\/form-part>/

/**
 * Puts the page's own rules into its one style element and writes the security policy that fits exactly this
 * document; `hosts` are those of a check that forms show. Of a part, only its title, the page's rules and the part
 * itself are left: with rules of its own it would change what stands around it, for the later of two rules wins.
 */
export function finishPage(
  html: string,
  siteCss: string,
  { isPart = false, hosts = [] as readonly string[] } = {},
): FinishedPage {
  const document = isPart ? partOf(html) : html
  const pageCss = sheet.exec(document)?.[1] ?? ''
  const css = rulesUsedBy(html, siteCss) + pageCss
  const styled = document.replace(sheet, () => (isPart ? data(css) : `<style data-sheet="">${css}</style>`))
  return { html: styled, policy: securityPolicy(`'sha256-${sha256(css)}'`, hosts) }
}

// Script reads a part's rules; a style element would be held against the policy of the page that asks.
function data(css: string): string {
  return `<script type="text/css" data-sheet="">${css}</script>`
}

function partOf(html: string): string {
  return [title, sheet, part].map((piece) => piece.exec(html)?.[0] ?? '').join('')
}

export function securityPolicy(style: string, hosts: readonly string[] = []): string {
  const others = hosts.map((host) => ` ${host}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' 'inline-speculation-rules'${others}`,
    `style-src ${style}${others}`,
    ...(hosts.length > 0 ? [`frame-src${others}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
