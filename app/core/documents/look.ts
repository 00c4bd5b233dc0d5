import type { Styles } from '@react-pdf/renderer'

export type Look = Styles[string]

export const fontFamily = 'Plus Jakarta Sans'

/** Points; an A4 page is 595.28 wide. */
export const page = { width: 595.28, margin: 45 }
export const contentWidth = page.width - 2 * page.margin

/** Of the site's light scheme. */
export const colours = {
  ink: '#17181a',
  soft: '#55565a',
  line: '#d9d6d0',
  warm: '#f6f5f3',
  accent: '#c4001a',
}

const pointsPerMillimetre = 72 / 25.4

/** Points a drawing unit of 4 mm takes at a scale of 1 to so many. */
export const unitAt = (scale: number): number => (4 / scale) * pointsPerMillimetre

/** Digits of one width, so that figures stand under each other. */
export const tabular: Look = { fontFeatureSettings: ['tnum'] }

// No line height stands on a page itself: React PDF multiplies an inherited one anew for each page it repeats a text on.
export const texts = {
  body: { fontSize: 9.5, lineHeight: 1.45 },
  small: { fontSize: 8, lineHeight: 1.4, color: colours.soft },
  strong: { fontSize: 9.5, lineHeight: 1.45, fontWeight: 600 },
  h2: { fontSize: 22, lineHeight: 1.2, fontWeight: 700, letterSpacing: -0.3 },
  /** A section's title where many stand on a page. */
  compact: { fontSize: 12.5, lineHeight: 1.3, fontWeight: 700 },
  h3: { fontSize: 10.5, lineHeight: 1.35, fontWeight: 700 },
} as const satisfies Record<string, Look>
