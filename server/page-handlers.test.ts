import { type EntryContext, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { routerBuild } from '../tests/support/router-build.ts'
import type { AppBuild } from './build.ts'
import { pageHandlers } from './page-handlers.ts'

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, module: { default: () => null } })
const routes = {
  root: route('root', undefined, ''),
  frame: route('frame', 'root'),
  car: route('car', 'frame', 'mobil'),
  form: route('form', 'frame', 'formulir'),
  office: route('office', 'root', 'kantor'),
}
/** Answers with the ids of the routes and of the manifest that a page was rendered with. */
const renderPage = (_: Request, status: number, headers: Headers, { routeModules, manifest }: EntryContext) =>
  Response.json({ routes: Object.keys(routeModules), manifest: Object.keys(manifest.routes) }, { status, headers })
const build = routerBuild({ entry: { default: renderPage }, routes, assetRoutes: routes }) as AppBuild

async function ask(id: string, kind: 'public' | 'office', path: string) {
  const answer = await pageHandlers(build, 'production')(id, kind)(new Request(`http://site${path}`), new RouterContextProvider())
  return { status: answer.status, ...(await answer.json()) }
}

test('a page is rendered with its own route and the routes around it', async () => {
  const ids = ['car', 'frame', 'root']
  expect(await ask('car', 'public', '/mobil')).toEqual({ status: 200, routes: ids, manifest: ids })
})

test('a page of the office knows all routes, because the browser goes on to others', async () => {
  const ids = Object.keys(routes)
  expect(await ask('office', 'office', '/kantor')).toEqual({ status: 200, routes: ids, manifest: ids })
})
