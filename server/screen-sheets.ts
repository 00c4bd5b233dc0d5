import { rulesFor } from './used-css.ts'

type Routes = Record<string, { parentId?: string | undefined } | undefined>

/**
 * The CSS rules that a screen and its layout can ever need, made once for each screen. Pages that are rendered for each
 * visit contain all of them, because a part that script puts into such a page later brings no rules.
 */
export function screenSheets(routes: Routes, classes: Record<string, readonly string[]>, siteCss: string) {
  const made = new Map<string, string>()
  return (screen: string): string => {
    const known = made.get(screen)
    if (known !== undefined) return known
    const names = new Set(lineage(routes, screen).flatMap((id) => classes[id] ?? []))
    const css = rulesFor(names, siteCss)
    made.set(screen, css)
    return css
  }
}

/** A route and its parents. */
function lineage(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [id, ...lineage(routes, parent)]
}
