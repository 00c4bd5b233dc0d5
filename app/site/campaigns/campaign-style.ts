import { type Car, colourOf } from '~/core/cars/car.ts'
import { transitionClass } from '~/core/cars/car-transitions.ts'
import { measureCss } from '~/core/cars/drawings/dimension-lines.tsx'
import { paintRules } from '~/core/cars/paint.ts'
import type { Campaign, Theme } from '~/core/content/campaigns.ts'

/** Id of the car's drawing, which the page repeats with <use>. */
export const carId = 'mobil'

/**
 * Replaces the site's colours by the campaign's inside these elements. `.top` is a picture and looks the same in both
 * schemes; `.scenes` follows the visitor's scheme.
 */
export function campaignStyle({ theme, car: { colour } }: Campaign, car: Car): string {
  const transition = transitionClass(car.slug)
  return [
    `.campaign{${paintRules(colourOf(car, colour))}}`,
    `.top{${topRules(theme.top)}}`,
    `.scenes{${groundRules(theme)}}`,
    '.campaign :focus-visible{outline-color:var(--color-ink)}',
    '.poster{font-size:min(clamp(2.75rem,1.7rem + 4.8vw,6.25rem),14vw);line-height:1;letter-spacing:-.03em}',
    measureCss({ narrow: 52, wide: 30, ground: 'var(--ground)' }),
    `.${transition}{view-transition-name:${transition}}`,
  ].join('')
}

function topRules({ sky, horizon, ink, inkSoft, line }: Theme['top']): string {
  return `--sky:${sky};--horizon:${horizon};--color-ink:${ink};--color-ink-soft:${inkSoft};--color-line:${line};--color-line-strong:${line}`
}

function groundRules({ light, dark }: Theme): string {
  const pair = (key: keyof Theme['light']) => (light[key] === dark[key] ? light[key] : `light-dark(${light[key]},${dark[key]})`)
  return (
    `--ground:${pair('ground')};--glow:${pair('glow')};--color-ink:${pair('ink')};--color-ink-soft:${pair('inkSoft')};` +
    `--color-line:${pair('line')};--color-line-strong:${pair('lineStrong')};` +
    // Controls of the form: the ground colour, with more contrast to the text. Notes of the form: slightly less contrast.
    '--color-paper:color-mix(in oklab,var(--ground),light-dark(#fff,#0c0d0e));' +
    '--color-paper-warm:color-mix(in oklab,var(--ground),var(--color-ink) 8%)'
  )
}
