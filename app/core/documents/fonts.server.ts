import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { fontFamily } from './look.ts'
import { unpackedFont } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

let registered = false

/** Registers the site's typeface. Each PDF contains only the characters that it uses. */
export function registerFonts(): void {
  if (registered) return
  Font.register({ family: fontFamily, fonts: [400, 600, 700].map((fontWeight) => ({ src: fontOf(fontWeight), fontWeight })) })
  // Do not hyphenate: React PDF would use English rules.
  Font.registerHyphenationCallback((word) => [word])
  registered = true
}

function fontOf(weight: number): string {
  const file = resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`)
  return `data:font/ttf;base64,${unpackedFont(readFileSync(file)).toString('base64')}`
}
