import { sizes } from './drawings/sizes.ts'

/**
 * The class that carries a model's drawing from one page to the next. Once a page at most: two elements
 * of one name and the browser drops the transition.
 */
export const transitionClass = (slug: string): string => `car-${slug}`

export const carTransitions: string = Object.keys(sizes)
  .map((slug) => `.${transitionClass(slug)}{view-transition-name:${transitionClass(slug)}}`)
  .join('')
