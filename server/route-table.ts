import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../app/root.tsx'

/** `public` pages are cached by everyone; `fresh` ones are made anew each time; `personal` ones show something of one person; a
 * `file` leaves as its screen made it; what is `open` to programs is cached by everyone, and refuses in its own words. */
export type PageKind = 'public' | 'fresh' | 'personal' | 'file' | 'open'

/** Tells the kind of the page at a path from the handles its routes declare. */
export function pageKinds(build: ServerBuild): (pathname: string) => PageKind {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const handles = (matchRoutes(tree, pathname) ?? []).map(({ route }) => (route.handle ?? {}) as PageHandle)
    if (handles.some((handle) => handle.personal)) return 'personal'
    if (handles.some((handle) => handle.file)) return 'file'
    if (handles.some((handle) => handle.open)) return 'open'
    return handles.some((handle) => handle.fresh) ? 'fresh' : 'public'
  }
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
