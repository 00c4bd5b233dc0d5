import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { services } from '~/platform/services.ts'
import { DocumentContext, type DocumentTools } from '~/ui/document.ts'
import { renderOnce } from './render-once.tsx'

export { services }

/**
 * Renders a whole page and passes it to `takeDocument`: styles, security policy and compression need the whole page
 * before the first byte leaves. The answer itself has no body.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const styles = new Set<string>()
  const allowed = { scripts: [] as string[], connections: [] as string[], images: [] as string[] }
  const allow: DocumentTools['allow'] = ({ scripts = [], connections = [], images = [] }) => {
    allowed.scripts.push(...scripts)
    allowed.connections.push(...connections)
    allowed.images.push(...images)
  }
  const { enhanceScript, liveScript, trackingScript, chatScript, nonce, takeDocument } = context.get(services)
  const addStyle = (css: string) => void styles.add(css)
  const tools = { addStyle, allow, enhanceScript, liveScript, trackingScript, chatScript, nonce }
  // Only a page with a nonce runs scripts of the framework. The data of the loaders is encoded when this is read.
  if (!nonce) delete router.serverHandoffStream
  const render = nonce ? renderInBrowserToo : renderAtOnce
  const html = await render(
    <DocumentContext value={{ ...tools, renderOnce: (...what) => renderOnce(tools, ...what) }}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </DocumentContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const wait = retryAfterOf(router)
  if (wait) headers.set('Retry-After', wait)
  takeDocument({ html, styles: [...styles].join(''), allowed })
  return new Response(null, { status, headers })
}

/** The `Retry-After` header of a 429 answer, from any action or loader. */
function retryAfterOf({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | undefined {
  const given = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
  return given.flatMap((headers) => headers.get('Retry-After') ?? [])[0]
}

/** Faster than a stream, but nothing in the page may wait for data. */
const renderAtOnce = (page: ReactElement): string => `<!DOCTYPE html>${renderToString(page)}`

function renderInBrowserToo(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}

/** Reports our own faults. An aborted request and an error answer, such as 404, are no faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(services).reportFailure(error)
}
