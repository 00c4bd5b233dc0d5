import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import siteCss from '../app/ui/tokens.css?inline'
import { createApp } from './app.ts'
import { Assets } from './assets.ts'
import { Limits } from './limits.ts'
import { PageCache } from './page-cache.ts'
import { openProcess } from './process.ts'
import { securityHeaders } from './security-headers.ts'
import { startingListener } from './starting.ts'

const environment = readEnvironment(process.env)
const headers = securityHeaders(environment)
const cache = new PageCache()
let draining = false
let pages: RequestListener = startingListener(headers)
let assets: Assets | undefined

const server = createServer((request, response) => {
  if (assets?.answer(request, response) || cache.answer(request, response)) return
  pages(request, response)
})

server.listen(environment.port, environment.host)
const files = await Assets.read(fileURLToPath(new URL('../client', import.meta.url)), headers)
assets = files
const opened = await openProcess(environment, log, () => cache.clear())
const app = createApp({
  build,
  siteCss,
  readScript: (path) => files.text(path),
  services: {
    ...opened.services,
    enhanceScript: files.find('/assets/enhance-') ?? '',
    liveScript: files.find('/assets/live-') ?? '',
  },
  cache,
  limits: new Limits(environment),
  headers,
  isDraining: () => draining,
})
pages = getRequestListener(app.fetch)
console.log(`Ready: ${environment.publicUrl}`)

/** Answers what is under way, takes nothing new, leaves with 0. */
async function drain(): Promise<void> {
  if (draining) return
  draining = true
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
  await opened.close()
  process.exit(0)
}

process.on('SIGTERM', drain)
process.on('SIGINT', drain)
