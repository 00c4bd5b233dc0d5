import { LRUCache } from 'lru-cache'

/** What a sheet was made from: the whole of the site's rules, those of one screen, and the class attributes it serves. */
export type Made = { siteCss: string; pageCss: string; classes: ReadonlySet<string> }

/** The sheets that left last, by name. One that is forgotten, or was made by another process, only costs its bytes again. */
const made = new LRUCache<string, Made>({ max: 300 })

export function rememberRules(name: string, from: Made): void {
  made.set(name, from)
}

/** The sheet a browser holds, if it can be built on: of the same site and the same screen. */
export function heldRules(name: string, siteCss: string, pageCss: string): Made | undefined {
  const held = made.get(name)
  return held?.siteCss === siteCss && held.pageCss === pageCss ? held : undefined
}

/** Copies, for a piece of a document keeps all of it in memory. */
export function classAttributesIn(html: string): Set<string> {
  const attributes = new Set(html.match(/\sclass="[^"]*"/g))
  return new Set(JSON.parse(JSON.stringify([...attributes])))
}
