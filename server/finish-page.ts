import { createHash } from 'node:crypto'
import { rulesUsedBy } from './used-css.ts'

export type FinishedPage = { html: string; policy: string }

/** The text of a built script, by its path. */
type ReadScript = (path: string) => string

const sheet = /<style data-sheet="">([\s\S]*?)<\/style>/

/**
 * Puts the page's own rules into its one style element, moves the scripts of a live page behind its
 * first paint, and writes the security policy that fits exactly this document.
 */
export function finishPage(html: string, siteCss: string, live: boolean, readScript: ReadScript): FinishedPage {
  const pageCss = sheet.exec(html)?.[1] ?? ''
  const scripts = live ? modulesOf(html).filter((path) => !path.includes('/framework-')) : []
  const css = rulesUsedBy(html, siteCss, scripts.map(readScript)) + pageCss
  const styled = html.replace(sheet, () => `<style data-sheet="">${css}</style>`)
  const nonce = live ? /<script nonce="([^"]+)"/.exec(html)?.[1] : undefined
  return {
    html: live ? deferScripts(styled) : styled,
    policy: securityPolicy({ style: `'sha256-${sha256(css)}'`, script: nonce ? ` 'nonce-${nonce}'` : '' }),
  }
}

/**
 * React Router preloads its modules in the head, where they would compete with the font and the first
 * paint. They become an inert script that the enhancement script starts after the first paint.
 */
function deferScripts(html: string): string {
  const modules = modulesOf(html).join(' ')
  return html
    .replace(preload, '')
    .replace(
      /<script nonce="([^"]+)" type="module" async="">/,
      (_, nonce: string) => `<script nonce="${nonce}" type="text/x-hydration" data-modules="${modules}">`,
    )
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

function modulesOf(html: string): string[] {
  return [...html.matchAll(preload)].map(([, href = '']) => href)
}

export function securityPolicy({ style, script }: { style: string; script: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'inline-speculation-rules'${script}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
