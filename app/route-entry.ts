import type { RouteConfigEntry } from '@react-router/dev/routes'

// The table of routes is read by the running server too (page-exists.server.ts), where React Router's tools
// and their own three helpers are not installed.

export function index(file: string): RouteConfigEntry {
  return { index: true, file }
}

export function route(path: string, file: string): RouteConfigEntry {
  return { path, file }
}

export function layout(file: string, children: RouteConfigEntry[]): RouteConfigEntry {
  return { file, children }
}
