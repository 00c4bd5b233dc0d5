import type { RouteConfigEntry } from '@react-router/dev/routes'

// React Router's own three helpers are not installed on the running server, which reads the route table too
// (page-exists.server.ts).

export function index(file: string): RouteConfigEntry {
  return { index: true, file }
}

export function route(path: string, file: string): RouteConfigEntry {
  return { path, file }
}

export function layout(file: string, children: RouteConfigEntry[]): RouteConfigEntry {
  return { file, children }
}
