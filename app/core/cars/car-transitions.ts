import { sizes } from './drawings/sizes.ts'

/**
 * The class for the view transition of a model's drawing between pages. Use it once on a page: with two elements of the
 * same name the browser skips the transition.
 */
export const transitionClass = (slug: string): string => `car-${slug}`

// Without the mark, each script with the class above would carry the table of sizes.
export const carTransitions: string = /* @__PURE__ */ rulesFor(sizes)

function rulesFor(models: object): string {
  const rule = (name: string) => `.${name}{view-transition-name:${name}}`
  return Object.keys(models)
    .map((slug) => rule(transitionClass(slug)))
    .join('')
}
