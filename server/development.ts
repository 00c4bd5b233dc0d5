import type { RequestListener } from 'node:http'
import { deserialize, serialize } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ViteDevServer } from 'vite'
import { Device } from '../app/platform/device.server.ts'
import { readEnvironment } from '../app/platform/environment.server.ts'
import { log } from '../app/platform/log.server.ts'
import { type DocumentThread, doTask, type TaskMaker } from '../app/platform/thread-task.ts'
import type { AppBuild } from './build.ts'
import { openProcess } from './process.ts'

/** Pages from the source as it is now: no cache, no policy, the whole style sheet. */
export async function developmentListener(vite: ViteDevServer): Promise<RequestListener> {
  const opened = await openProcess(readEnvironment(process.env), log, () => {})
  const documents = documentsFromSource(vite)
  return getRequestListener(async (request) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as AppBuild
    const context = new RouterContextProvider()
    const device = await Device.of(request)
    let document = ''
    context.set(build.entry.module.services, {
      ...opened.services,
      documents,
      enhanceScript: '/app/enhance/main.ts',
      client: 'localhost',
      device,
      reference: 'DEV',
      reportFailure: (error) => log.error({ err: error }, 'page failed'),
      takeDocument: (rendered) => {
        document = rendered
      },
    })
    const answer = await createRequestHandler(build, 'development')(request, context)
    for (const [name, value] of Object.entries(await device.headers())) answer.headers.append(name, value)
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
    const { default: css } = (await vite.ssrLoadModule('/app/ui/tokens.css?inline')) as { default: string }
    const html = document.replace(/<style data-sheet="">/, (tag) => `${tag}${css}`)
    return new Response(html, { status: answer.status, headers: answer.headers })
  })
}

/** Documents as the source makes them now, in this thread: whoever develops may wait. */
function documentsFromSource(vite: ViteDevServer): DocumentThread {
  return {
    buildMark: `development-${Date.now()}`,
    run: async ({ name }, input) => {
      const { documents } = (await vite.ssrLoadModule('/app/documents.ts')) as { documents: readonly TaskMaker[] }
      return new Uint8Array(await doTask(documents, name, deserialize(serialize(input))))
    },
  }
}
