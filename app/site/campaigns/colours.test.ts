import { describe, expect, test } from 'vitest'
import campaignsFile from '../../../data/campaigns.json' with { type: 'json' }
import { campaign } from '../../core/content/campaign-schema.ts'
import { hours } from './infinite-excitement/coast-style.ts'
import { night } from './ride-the-life-adventure/trek-style.ts'

/** Least contrast by WCAG 2.2: for text, and for outlines and icons. */
const [readable, discernible] = [4.5, 3]

test('contrast is calculated as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(campaignsFile.campaigns.map((entry) => campaign.parse(entry)))('the colours of $slug', ({ theme }) => {
  test('make the text in the sky readable', () => {
    const { sky, ink, inkSoft, line } = theme.top
    for (const colour of [ink, inkSoft]) expect(contrast(colour, sky)).toBeGreaterThanOrEqual(readable)
    expect(contrast(line, sky)).toBeGreaterThanOrEqual(discernible)
  })

  test.each(['light', 'dark'] as const)('make the scenes readable in the %s scheme', (scheme) => {
    const { ground, ink, inkSoft, glow, lineStrong } = theme[scheme]
    for (const colour of [ink, inkSoft, glow]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(readable)
    expect(contrast(lineStrong, ground)).toBeGreaterThanOrEqual(discernible)
  })
})

test.each(hours)('the text in the sky at $name is readable', ({ sky, ink, inkSoft }) => {
  for (const colour of [ink, inkSoft]) expect(contrast(colour, sky)).toBeGreaterThanOrEqual(readable)
})

test('the text in the sky over the camp is readable', () => {
  for (const colour of [night.ink, night.inkSoft]) expect(contrast(colour, night.sky)).toBeGreaterThanOrEqual(readable)
})

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
