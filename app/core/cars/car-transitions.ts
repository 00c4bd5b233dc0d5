import { sizes } from './drawings/sizes.ts'

/**
 * The class for the view transition of a model's drawing between pages. Use it once on a page: with two elements of the
 * same name the browser skips the transition.
 */
export const transitionClass = (slug: string): string => `car-${slug}`

export const carTransitions: string = Object.keys(sizes)
  .map((slug) => `.${transitionClass(slug)}{view-transition-name:${transitionClass(slug)}}`)
  .join('')
