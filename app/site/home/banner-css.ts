import type { Banner } from '~/core/content/banners.ts'

export const slideId = ({ slug }: Banner): string => `sorotan-${slug}`

/**
 * Paints the car of each banner, and highlights the link of the visible slide. The scroll position of the slide drives the
 * highlight, so it needs no script.
 */
export function bannerCss(banners: readonly Banner[]): string {
  const scope = banners.map(timeline).join(',')
  return `.banners{timeline-scope:${scope}}${banners.map(slideCss).join('')}${light}`
}

const timeline = (banner: Banner) => `--${slideId(banner)}`

function slideCss(banner: Banner): string {
  const { paint, roof } = banner.car
  return (
    `.paint-banner-${banner.slug}{--paint:${paint};--roof:${roof ?? paint}}` +
    `#${slideId(banner)}{view-timeline:${timeline(banner)} inline}` +
    `.banners [href="#${slideId(banner)}"]{animation:banner-here linear both;animation-timeline:${timeline(banner)}}`
  )
}

// Contrast themes replace the colours, so the link is underlined as well.
const light =
  '@keyframes banner-here{50%{border-color:var(--color-on-stage);color:var(--color-on-stage)}}' +
  '@media(forced-colors:active){@keyframes banner-here{50%{text-decoration:underline}}}'
