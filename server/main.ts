import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener, RequestError } from '@hono/node-server'
import { type Environment, readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import { type BrochureStore, brochuresOf } from '../app/site/brochures/store.server.ts'
import { plainPages } from '../app/site/frame/plain-page.ts'
import siteCss from '../app/ui/tokens.css?inline'
import { offerAdminCommands } from './admin-socket.ts'
import { createApp } from './app.ts'
import { Assets } from './assets.ts'
import { openDocumentProcess } from './documents.ts'
import { drainer } from './drain.ts'
import { createHttpServer } from './http-server.ts'
import { Limits } from './limits.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { PageCache } from './page-cache.ts'
import { plainResponse } from './plain-answers.ts'
import { openProcess } from './process.ts'
import { assetPage, RequestMetrics } from './request-metrics.ts'
import { screenClassesFile } from './screen-classes-file.ts'
import { securityHeaders } from './security-headers.ts'
import { portFault } from './start-fault.ts'
import { startingListener } from './starting.ts'

// Other users of this machine must not read the files of visitors.
process.umask(0o077)
const environment = readSettings()
const headers = securityHeaders(environment)
const cache = new PageCache()
/** Milliseconds. The process ends even when the database does not answer. */
const longestClosing = 15_000
const stopping = new AbortController()
let draining = false
/** Time of `performance.now()` at the last request that was not answered from memory. */
let lastVisit = Number.NEGATIVE_INFINITY
/** Milliseconds without such a request after which nobody seems to use the site. */
const quietAfter = 1000
let endCommands = async () => {}
let pages: RequestListener = startingListener(headers, environment.publicUrl)
let assets: Assets | undefined
let brochures: BrochureStore | undefined

const requests = environment.metrics ? new RequestMetrics() : undefined

const server = createHttpServer(headers, (request, response) => {
  // A proxy must not send a form on a connection that is about to end.
  if (draining) response.setHeader('Connection', 'close')
  const page = assets?.answer(request, response) ? assetPage : cache.answer(request, response)
  if (page === undefined) {
    lastVisit = performance.now()
    return pages(request, response)
  }
  requests?.namePage(response, page)
})

if (requests) server.on('request', requests.watch)
const drain = drainer(server)
server.on('error', (error) => leave(new Error(portFault(error, environment.port))))
server.listen(environment.port, environment.host)
const files = await Assets.read(fileURLToPath(new URL('../client', import.meta.url)), headers)
assets = files
const documents = await openDocumentProcess()
const opening = openProcess(environment, log, { contentChanged, isQuiet }).catch(leave)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
const opened = await opening
const services = {
  ...opened.services,
  stopping: stopping.signal,
  documents,
  enhanceScript: files.find('/assets/enhance-') ?? '',
  liveScript: files.find('/assets/live-') ?? '',
  chatScript: files.find('/assets/chat-') ?? '',
  mapScript: files.find('/assets/dealer-map-') ?? '',
  trackingScript: files.find('/assets/tracking-') ?? '',
}
// On a database server, bin/admin connects to the database itself.
if (!environment.databaseUrl) endCommands = await offerAdminCommands(opened.services)
const app = createApp({
  build,
  siteCss,
  screenClasses: JSON.parse(readFileSync(new URL(screenClassesFile, import.meta.url), 'utf8')),
  services,
  cache,
  limits: new Limits(environment),
  headers,
  isDraining: () => draining,
  namePage: requests?.namePage,
})
pages = getRequestListener(app.fetch, {
  hostname: new URL(environment.publicUrl).host,
  errorHandler: (error) => {
    const status = error instanceof RequestError ? 400 : 500
    return plainResponse({ status, page: plainPages.forStatus(status), headers })
  },
})
if (environment.metrics && requests) {
  const sources = { ...opened.services, jobRuns: opened.jobRuns, cache }
  const figures = serveMetrics(environment.metrics, createMetrics(requests, sources))
  figures.on('error', (error) => leave(new Error(portFault(error, environment.metrics?.port ?? 0, 'METRICS_'))))
}
console.log(`Ready: ${environment.publicUrl}`)
brochures = brochuresOf(services)
makeBrochuresAhead()

function isQuiet(): boolean {
  return performance.now() - lastVisit > quietAfter
}

function contentChanged(): void {
  cache.clear()
  makeBrochuresAhead()
}

/** Makes brochures before they are asked for, so that the first visitor does not have to wait. */
function makeBrochuresAhead(): void {
  if (!environment.brochuresAhead) return
  brochures?.makeAhead().catch((error) => draining || log.error({ err: error }, 'brochures not made ahead'))
}

function readSettings(): Environment {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    return leave(error as Error)
  }
}

/** Ends a failed start and tells the operator the reason. */
function leave(error: Error): never {
  console.error(`The site cannot start. ${error.message}`)
  process.exit(1)
}

async function stop(): Promise<void> {
  if (draining) return
  draining = true
  await pause(environment.drainSeconds * 1000)
  stopping.abort()
  await drain()
  await endCommands()
  const closed = Promise.all([documents.stop(), opening.then((process) => process.close())]).catch((error) =>
    log.error({ err: error }, 'not closed cleanly'),
  )
  await Promise.race([closed, pause(longestClosing)])
  process.exit(0)
}
