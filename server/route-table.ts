import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../app/root.tsx'

/**
 * `public`: cached by everyone. `fresh`: made anew for each visit. `personal`: shows something of one person.
 * `file`: leaves as its screen made it. `open`: cached by everyone, read by programs, refuses in its own words.
 */
export type PageKind = 'public' | 'fresh' | 'personal' | 'file' | 'open'

type Page = { id: string; kind: PageKind; pattern: string[]; takesForms: boolean }

export type MatchedPage = {
  /** The route of its screen; empty where no route is. */
  id: string
  kind: PageKind
  /** The one spelling of the path that has this page; null where no route is. */
  path: string | null
  /** Whether a form can be sent to it. */
  takesForms: boolean
}

type Node = { fixed: Map<string, Node>; any?: Node; page?: Page }

/**
 * Finds the page of a path in the routes of the build. A tree of path segments, made once: React Router's `matchRoutes`
 * flattens and sorts the whole table for each path.
 */
export function routeTable(build: ServerBuild): (pathname: string) => MatchedPage {
  const pages = pagesOf(build)
  const root: Node = { fixed: new Map() }
  for (const page of pages) if (!page.pattern.includes('*')) plant(root, page)
  const otherwise = pages.find(({ pattern }) => pattern.includes('*'))
  return (pathname) => {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const page = find(root, segments)
    if (page) return { ...page, path: spelled(page.pattern, segments) }
    return { id: otherwise?.id ?? '', kind: otherwise?.kind ?? 'public', path: null, takesForms: false }
  }
}

/** Every route that has a path of its own, with the kind its own or a parent's handle declares. */
function pagesOf(build: ServerBuild): Page[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const parents = new Set(routes.map(({ parentId }) => parentId))
  return routes
    .filter(({ id }) => !parents.has(id))
    .map((leaf) => {
      const line = [leaf]
      for (let parent = build.routes[leaf.parentId ?? '']; parent; parent = build.routes[parent.parentId ?? ''])
        line.unshift(parent)
      return {
        id: leaf.id,
        kind: kindOf(line.map(({ module }) => (module.handle ?? {}) as PageHandle)),
        pattern: line.flatMap(({ path = '' }) => path.split('/').filter(Boolean)),
        takesForms: leaf.module.action !== undefined,
      }
    })
}

function kindOf(handles: PageHandle[]): PageKind {
  const kinds = ['personal', 'file', 'open', 'fresh'] as const
  return kinds.find((kind) => handles.some((handle) => handle[kind])) ?? 'public'
}

function plant(root: Node, page: Page): void {
  let node = root
  for (const segment of page.pattern) node = segment.startsWith(':') ? anyOf(node) : fixedOf(node, segment.toLowerCase())
  node.page = page
}

function anyOf(node: Node): Node {
  node.any ??= { fixed: new Map() }
  return node.any
}

function fixedOf(node: Node, segment: string): Node {
  const known = node.fixed.get(segment)
  if (known) return known
  const made: Node = { fixed: new Map() }
  node.fixed.set(segment, made)
  return made
}

/** A fixed segment goes before one that may be anything. */
function find(node: Node, [segment, ...rest]: string[]): Page | undefined {
  if (segment === undefined) return node.page
  const fixed = node.fixed.get(segment.toLowerCase())
  return (fixed && find(fixed, rest)) ?? (node.any && find(node.any, rest))
}

/** Fixed segments as the route has them, the others as they were asked for, encoded once. */
function spelled(pattern: string[], asked: string[]): string {
  return `/${pattern.map((segment, place) => (segment.startsWith(':') ? encodeURIComponent(asked[place] ?? '') : segment)).join('/')}`
}
