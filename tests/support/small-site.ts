import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { readEnvironment } from '../../app/platform/environment.server.ts'
import { services } from '../../app/platform/services.ts'
import { createApp } from '../../server/app.ts'
import type { AppBuild } from '../../server/build.ts'
import { Limits } from '../../server/limits.ts'
import { PageCache } from '../../server/page-cache.ts'
import { routerBuild } from './router-build.ts'

/** Serves a few routes as the site does, and asks it for a path. Redirects are not followed. */
export async function answerOfSmallSite(routes: object, path: string, ownServices: object = {}): Promise<Response> {
  const environment = readEnvironment({ PUBLIC_URL: 'https://situs.example' })
  const app = createApp({
    build: routerBuild({ entry: { default: () => new Response(), services }, routes }) as AppBuild,
    siteCss: '',
    screenClasses: {},
    services: { environment, log: { error: () => {} }, ...ownServices } as never,
    cache: new PageCache(),
    limits: new Limits(environment),
    headers: {},
    isDraining: () => false,
  })
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })
  } finally {
    server.close()
  }
}
