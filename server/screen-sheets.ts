import type { RenderedDocument } from '../app/platform/services.ts'
import { sha256 } from './sha256.ts'
import { rulesFor } from './used-css.ts'

type Routes = Record<string, { parentId?: string | undefined } | undefined>

/** The content of a page's style element, and its hash for the security policy. */
export type Sheet = { css: string; hash: string }

export const newSheet = (css: string): Sheet => ({ css, hash: sha256(css) })

/**
 * The CSS rules that a screen and its layout can ever need, made once for each screen, and after them those of the page.
 * Pages that are rendered for each visit contain all of them, because a part that script puts into such a page later
 * brings no rules.
 */
export function screenSheets(routes: Routes, classes: Record<string, readonly string[]>, siteCss: string) {
  const made = new Map<string, { rules: string; styles: string; sheet: Sheet }>()
  return (screen: string) =>
    ({ styles }: Pick<RenderedDocument, 'styles'>): Sheet => {
      const latest = made.get(screen)
      // The pages of a screen nearly always have the same rules of their own.
      if (latest?.styles === styles) return latest.sheet
      const rules = latest?.rules ?? rulesOf(screen)
      const sheet = newSheet(rules + styles)
      made.set(screen, { rules, styles, sheet })
      return sheet
    }

  function rulesOf(screen: string): string {
    const names = new Set(lineage(routes, screen).flatMap((id) => classes[id] ?? []))
    return rulesFor(names, siteCss)
  }
}

/** A route and its parents. */
function lineage(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [id, ...lineage(routes, parent)]
}
