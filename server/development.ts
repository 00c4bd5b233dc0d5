import type { RequestListener } from 'node:http'
import { deserialize, serialize } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { type DocumentProcess, doTask, type TaskMaker } from '../app/platform/document-task.ts'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import type { AppParts } from './app.ts'
import type { AppBuild } from './build.ts'
import { Limits } from './limits.ts'
import { PageCache } from './page-cache.ts'
import { openProcess } from './process.ts'
import { securityHeaders } from './security-headers.ts'
import { classNamesOf } from './used-css.ts'

type App = ReturnType<typeof import('./app.ts').createApp>
type Source = { createApp: (parts: AppParts) => App; build: AppBuild; siteCss: string }

/**
 * Answers with the app of production: same policy, headers, limits and styles. The app is created again when the source
 * changes. The page cache is not used, so every page is rendered from the current source.
 */
export async function developmentListener(vite: ViteDevServer): Promise<RequestListener> {
  const environment = readEnvironment(process.env)
  const opened = await openProcess(environment, log, { contentChanged: () => {}, isQuiet: () => true })
  const services = {
    ...opened.services,
    stopping: new AbortController().signal,
    documents: documentsFromSource(vite),
    enhanceScript: '/app/enhance/main.ts',
    liveScript: '/app/live/main.ts',
    chatScript: '/app/live/chat.tsx',
    mapScript: '/app/enhance/dealer-map/main.ts',
    trackingScript: '/app/enhance/tracking/main.ts',
  }
  const limits = new Limits(environment)
  const appOf = ({ createApp, build, siteCss }: Source): App =>
    createApp({
      build,
      siteCss,
      screenClasses: everyClassForEveryScreen(build, siteCss),
      services,
      cache: new PageCache(),
      limits,
      headers: securityHeaders(environment),
      isDraining: () => false,
    })
  let source = await readSource(vite)
  let app = appOf(source)
  const listenTo = async (request: Request, env: object): Promise<Response> => {
    const now = await readSource(vite)
    if (hasChanged(source, now)) app = appOf(now)
    source = now
    return app.fetch(request, env)
  }
  return getRequestListener(listenTo, { hostname: new URL(environment.publicUrl).host })
}

async function readSource(vite: ViteDevServer): Promise<Source> {
  const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as Pick<Source, 'createApp'>
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as AppBuild
  const { default: siteCss } = (await vite.ssrLoadModule('/app/ui/tokens.css?inline')) as { default: string }
  return { createApp, build, siteCss }
}

const hasChanged = (before: Source, now: Source): boolean =>
  before.createApp !== now.createApp || before.build !== now.build || before.siteCss !== now.siteCss

/** Only a build lists the classes of each screen. Without a build, a screen gets the rules of every class. */
function everyClassForEveryScreen(build: AppBuild, siteCss: string): Record<string, string[]> {
  const everyClass = [...new Set(classNamesOf(siteCss))]
  return Object.fromEntries(Object.keys(build.routes).map((id) => [id, everyClass]))
}

/** Makes documents from the current source, in this process. */
function documentsFromSource(vite: ViteDevServer): DocumentProcess {
  return {
    buildMark: `development-${Date.now()}`,
    run: async ({ name }, input) => {
      const { documents } = (await vite.ssrLoadModule('/app/documents.ts')) as { documents: readonly TaskMaker[] }
      return new Uint8Array(await doTask(documents, name, deserialize(serialize(input))))
    },
  }
}
