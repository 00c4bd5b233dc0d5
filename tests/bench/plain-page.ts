// The baseline of `pages.ts`, in its own process: a minimal React Router app with one route. Its loader returns the
// elements of a page of the site, read from its HTML. Its component renders them, and the answer is compressed as on the
// site. So React writes as many elements and sends the same page, but there is no screen, form or database.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, ServerRouter, useLoaderData } from 'react-router'
import { compressAnswer } from '../../server/encoded-body.ts'
import { routerBuild } from '../support/router-build.ts'
import { elementsOf, readTree, type Tree } from './element-tree.ts'

const [site = '', ...paths] = process.argv.slice(2)
const trees = new Map<string, Tree[]>()
for (const path of paths) trees.set(path, readTree(await (await fetch(site + path)).text()))

/** The page of an address, without the parameter that makes each visit differ. */
const loader = ({ request: { url } }: { request: Request }) =>
  trees.get(url.slice(new URL(url).origin.length).replace(/[?&]ukur=\d+$/, ''))

function Page() {
  return elementsOf(useLoaderData<Tree[]>())
}

function renderPage(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const html = renderToString(createElement(ServerRouter, { context, url: request.url }))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

const route = { id: 'page', path: '*', hasLoader: true, hasAction: false, hasErrorBoundary: false, module: '' }
const build = routerBuild({
  entry: { default: renderPage },
  routes: { page: { ...route, module: { default: Page, loader } } },
  assetRoutes: { page: route },
})
const handle = createRequestHandler(build, 'production')

const answer = async (request: Request) => compressAnswer(request, await handle(request))

const server = createServer(getRequestListener(answer)).listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
