import { createRequestHandler, type RequestHandler } from 'react-router'
import type { AppBuild } from './build.ts'
import type { PageKind } from './route-table.ts'

/**
 * Returns the handler of a page, by the id of its route. React Router matches addresses and goes through all routes of a
 * build at each request. So the build of a page contains only its own route and the routes around it. The office has one
 * handler with all routes: in the browser it goes from page to page.
 */
export function pageHandlers(build: AppBuild, mode: string): (id: string, kind: PageKind) => RequestHandler {
  const whole = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()
  return (id, kind) => {
    if (kind === 'office') return whole
    const handler = handlers.get(id) ?? createRequestHandler(onlyPage(build, id), mode)
    handlers.set(id, handler)
    return handler
  }
}

function onlyPage(build: AppBuild, id: string): AppBuild {
  const ids: string[] = []
  for (let route = build.routes[id]; route; route = build.routes[route.parentId ?? '']) ids.push(route.id)
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(routes, id) ? [[id, routes[id]]] : []))) as Record<string, Route>
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}
