import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../app/root.tsx'

/**
 * `public`: cached by everyone. `fresh`: made anew for each visit. `personal`: shows something of one person.
 * `file`: leaves as its screen made it. `open`: cached by everyone, read by programs, refuses in its own words.
 */
export type PageKind = 'public' | 'fresh' | 'personal' | 'file' | 'open'

export type MatchedPage = {
  kind: PageKind
  /** The one spelling of the path that has this page; null where no route is. */
  path: string | null
  /** Whether a form can be sent to it. */
  takesForms: boolean
}

/** Finds the page of a path in the routes of the build. */
export function routeTable(build: ServerBuild): (pathname: string) => MatchedPage {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const routes = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route)
    const pattern = routes.flatMap(({ path = '' }) => path.split('/').filter(Boolean))
    return {
      kind: kindOf(routes.map(({ handle }) => (handle ?? {}) as PageHandle)),
      path: spelled(pattern, pathname),
      takesForms: build.routes[routes.at(-1)?.id ?? '']?.module.action !== undefined,
    }
  }
}

function kindOf(handles: PageHandle[]): PageKind {
  const kinds = ['personal', 'file', 'open', 'fresh'] as const
  return kinds.find((kind) => handles.some((handle) => handle[kind])) ?? 'public'
}

/** Fixed segments as the route has them, the others as they were asked for, encoded once. */
function spelled(pattern: string[], pathname: string): string | null {
  if (pattern.includes('*')) return null
  const asked = pathname.split('/').filter(Boolean)
  const segments = pattern.map((segment, place) => (segment.startsWith(':') ? encodedOnce(asked[place] ?? '') : segment))
  return `/${segments.join('/')}`
}

function encodedOnce(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment))
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const common = {
        id: route?.id ?? '',
        handle: route?.module.handle,
        ...(route?.path === undefined ? {} : { path: route.path }),
      }
      if (route?.index) return { ...common, index: true }
      return { ...common, children: childrenOf(build, route?.id) }
    })
}
