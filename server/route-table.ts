import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../app/root.tsx'

/**
 * `public`: everyone may cache it. `fresh`: rendered for each visit. `personal`: shows data of one person.
 * `file`: sent exactly as its screen made it. `open`: everyone may cache it; programs read it, and it writes its own
 * refusals. `office`: a page of the office, or its data.
 */
export type PageKind = 'public' | 'fresh' | 'personal' | 'file' | 'open' | 'office'

type Page = { id: string; kind: PageKind; pattern: string[]; takesForms: boolean; isPicture: boolean }

export type MatchedPage = {
  /** Id of the screen's route; empty when no route matches. */
  id: string
  kind: PageKind
  /** The one canonical path of this page; null when no route matches. */
  path: string | null
  /** True when the page accepts a form. */
  takesForms: boolean
  /** True for a picture that pages show. */
  isPicture: boolean
}

type Node = { fixed: Map<string, Node>; any?: Node; page?: Page }

/**
 * Finds the page of a path in the routes of the build. Uses a tree of path segments that is made once: React Router's
 * `matchRoutes` flattens and sorts the whole table for each path.
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
    return { id: otherwise?.id ?? '', kind: otherwise?.kind ?? 'public', path: null, takesForms: false, isPicture: false }
  }
}

/** Every route without children. Its kind comes from its own handle or that of a parent. */
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
        isPicture: ((leaf.module.handle ?? {}) as PageHandle).picture === true,
      }
    })
}

function kindOf(handles: PageHandle[]): PageKind {
  const kinds = ['office', 'personal', 'file', 'open', 'fresh'] as const
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

/** A fixed segment wins over a parameter. */
function find(node: Node, [segment, ...rest]: string[]): Page | undefined {
  if (segment === undefined) return node.page
  const fixed = node.fixed.get(segment.toLowerCase())
  return (fixed && find(fixed, rest)) ?? (node.any && find(node.any, rest))
}

/** The canonical path: fixed segments as the route writes them, parameters as requested, encoded once. */
function spelled(pattern: string[], asked: string[]): string {
  return `/${pattern.map((segment, place) => (segment.startsWith(':') ? encodeURIComponent(asked[place] ?? '') : segment)).join('/')}`
}
