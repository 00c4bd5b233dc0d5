import type { Styles } from '@react-pdf/renderer'

export type Look = Styles[string]

export const fontFamily = 'Plus Jakarta Sans'

/** In points. An A4 page is 595.28 wide. */
export const page = { width: 595.28, margin: 45 }
export const contentWidth = page.width - 2 * page.margin

/** The colours of the site's light scheme. */
export const colours = {
  ink: '#17181a',
  soft: '#55565a',
  line: '#d9d6d0',
  warm: '#f6f5f3',
  accent: '#c4001a',
}

const pointsPerMillimetre = 72 / 25.4

/** Points for a drawing unit (4 mm) at a scale of 1 to `scale`. */
export const unitAt = (scale: number): number => (4 / scale) * pointsPerMillimetre

/** Digits of equal width, so that figures align in columns. */
export const tabular: Look = { fontFeatureSettings: ['tnum'] }

// Do not set a line height on a page: React PDF multiplies an inherited one again on each page that repeats a text.
export const texts = {
  body: { fontSize: 9.5, lineHeight: 1.45 },
  small: { fontSize: 8, lineHeight: 1.4, color: colours.soft },
  strong: { fontSize: 9.5, lineHeight: 1.45, fontWeight: 600 },
  h2: { fontSize: 22, lineHeight: 1.2, fontWeight: 700, letterSpacing: -0.3 },
  /** The title of a section on a page with many sections. */
  compact: { fontSize: 12.5, lineHeight: 1.3, fontWeight: 700 },
  h3: { fontSize: 10.5, lineHeight: 1.35, fontWeight: 700 },
} as const satisfies Record<string, Look>
