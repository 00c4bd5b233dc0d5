import { createHash } from 'node:crypto'
import { rulesUsedBy } from './used-css.ts'

export type FinishedPage = { html: string; policy: string }

const sheet = /<style data-sheet="">([\s\S]*?)<\/style>/

/**
 * Puts the page's own rules into its one style element and writes the security policy that fits exactly this
 * document. `liveScript` may give the elements of a live page classes they do not have yet.
 */
export function finishPage(html: string, siteCss: string, liveScript: string | undefined): FinishedPage {
  const pageCss = sheet.exec(html)?.[1] ?? ''
  const css = rulesUsedBy(html, siteCss, liveScript ? [liveScript] : []) + pageCss
  const styled = html.replace(sheet, () => `<style data-sheet="">${css}</style>`)
  return { html: styled, policy: securityPolicy(`'sha256-${sha256(css)}'`) }
}

export function securityPolicy(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
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
