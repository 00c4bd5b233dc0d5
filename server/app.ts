import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { Preview } from '../app/core/content/preview-overlay.server.ts'
import { withQueryOf } from '../app/core/redirects/redirect.ts'
import { useRedirect } from '../app/core/redirects/redirects.server.ts'
import { partHeader } from '../app/lib/part-header.ts'
import { captchaWidget } from '../app/platform/captcha.server.ts'
import { ping } from '../app/platform/database.server.ts'
import { Device } from '../app/platform/device.server.ts'
import type { RenderedDocument, Services } from '../app/platform/services.ts'
import { type PlainPage, plainPage, plainPages } from '../app/site/frame/plain-page.ts'
import { reportReceivers } from './browser-reports.ts'
import type { AppBuild } from './build.ts'
import { clientNetwork } from './client.ts'
import { answerOf, compressAnswer } from './encoded-body.ts'
import { failedPage, logFailure } from './failed-page.ts'
import { changesInBrowser, emptyDocument, finishPage, partOf, redirectedPart } from './finish-page.ts'
import { isForm, mayCarryFiles, mostFormBytes } from './form-size.ts'
import type { Limits } from './limits.ts'
import { isStreamed, newNonce, officeAnswer } from './office-answer.ts'
import { likelyPaths, readPageAddress, withoutDataSuffix } from './page-address.ts'
import { cacheKey, type PageCache } from './page-cache.ts'
import { pageHandlers } from './page-handlers.ts'
import { cacheControl, isRead, retryAfterOf } from './page-headers.ts'
import { pageRequest } from './page-request.ts'
import { plainPageHeaders } from './plain-answers.ts'
import { markAsPreview, previewAt, servicesOf } from './preview.ts'
import { type BodyRefusal, receiveBody } from './receive-body.ts'
import { receiveRest } from './rest-of-body.ts'
import { type MatchedPage, type PageKind, routeTable } from './route-table.ts'
import { isFromElsewhere } from './same-site.ts'
import { newSheet, screenSheets } from './screen-sheets.ts'
import { unsentForm } from './unsent-form.ts'
import { UploadMemory } from './upload-memory.ts'
import { rulesUsedBy } from './used-css.ts'

type Variables = { reference: string; body: Buffer | undefined; preview: Preview | null }
type Bindings = { Bindings: HttpBindings; Variables: Variables }

export type AppParts = {
  build: AppBuild
  siteCss: string
  /** The classes of each screen, by route id (screen-classes.ts). */
  screenClasses: Record<string, readonly string[]>
  services: Omit<Services, 'reference' | 'client' | 'device' | 'nonce' | 'preview' | 'reportFailure' | 'takeDocument'>
  cache: PageCache
  limits: Limits
  headers: Record<string, string>
  isDraining: () => boolean
  /** Tells which page a request is for, by the id of its route. Empty: an address without a page. */
  namePage?: ((response: object, id: string) => void) | undefined
}

const pageMethods = ['GET', 'HEAD']
const formMethods = [...pageMethods, 'POST']
/** Default of Retry-After in seconds, for a refusal without a wait of its own. */
const usualWait = '60'
const openMethods = [...pageMethods, 'OPTIONS']

/** The app answers every request that is not served from memory: health, limits, and the pages themselves. */
export function createApp(parts: AppParts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const handlerOf = pageHandlers(parts.build, import.meta.env.MODE)
  const match = routeTable(parts.build)
  const memory = new UploadMemory()
  const sheetOfDocument = ({ html, styles }: RenderedDocument) => newSheet(rulesUsedBy(html, parts.siteCss) + styles)
  const sheetOf = screenSheets(parts.build.routes, parts.screenClasses, parts.siteCss)
  const { publicUrl } = parts.services.environment
  const ownOrigin = new URL(publicUrl).origin

  app.use(async (c, next) => {
    c.set('reference', randomBytes(5).toString('hex').toUpperCase())
    for (const [name, value] of Object.entries(parts.headers)) c.header(name, value)
    await next()
  })
  app.use(async (c, next) => {
    await next()
    // Do not wait for the rest of a body that is too slow.
    if (c.res.status !== 408) await receiveRest(incoming(c))
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => readiness(c, parts))
  for (const [path, receive] of reportReceivers(parts.services)) {
    app.post(path, async (c) => {
      await receive({ headers: c.req.raw.headers, incoming: incoming(c), client: clientOf(c), now: performance.now() })
      return c.body(null, 204)
    })
  }
  app.use(async (c, next) => {
    await next()
    if (c.res.status === 429 && !c.res.headers.has('Retry-After')) c.header('Retry-After', usualWait)
  })
  app.use(async (c, next) => {
    const isPicture = readPageAddress(addressOf(c)).kind === 'page' && pageAt(addressOf(c)).isPicture
    const asked = { method: c.req.method, header: (name: string) => c.req.header(name), isPicture }
    const wait = parts.limits.secondsToWait(asked, clientOf(c), performance.now())
    return wait === 0 ? next() : plain(c, 429, plainPages.tooMany(wait), { 'Retry-After': String(wait) })
  })
  app.use(async (c, next) => {
    const address = readPageAddress(addressOf(c))
    if (address.kind === 'moved') return movedTo(address.path, 'public')
    if (address.kind === 'unreadable') return plain(c, 400, plainPages.forStatus(400))
    return address.kind === 'nothing' ? plain(c, 404, plainPages.forStatus(404)) : next()
  })
  app.get('*', async (c, next) => {
    const [pathname = '/'] = addressOf(c).split('?', 1)
    const { path, kind } = pageAt(pathname)
    return path === null || path === withoutDataSuffix(pathname)
      ? next()
      : movedTo(path + addressOf(c).slice(pathname.length), kind)
  })
  app.use(async (c, next) => {
    const { id, kind, takesForms } = pageAt(addressOf(c))
    parts.namePage?.(c.env.outgoing, id)
    const methods = kind === 'open' ? openMethods : takesForms ? formMethods : pageMethods
    return methods.includes(c.req.method) ? next() : plain(c, 405, plainPages.method, { Allow: methods.join(', ') })
  })
  app.get('*', async (c, next) => {
    const preview = pageAt(addressOf(c)).kind === 'file' ? null : await previewAt(addressOf(c), parts.services)
    if (preview === 'refused') return plain(c, 404, plainPages.preview)
    c.set('preview', preview)
    return next()
  })
  app.post('*', async (c, next) => (isForm(c.req.header('Content-Type')) ? next() : plain(c, 415, plainPages.notAForm)))
  app.post('*', async (c, next) =>
    isFromElsewhere(c.req.raw.headers, parts.services.environment.publicUrl) ? plain(c, 403, plainPages.elsewhere) : next(),
  )
  app.post('*', async (c, next) => {
    const carriesFiles = mayCarryFiles(addressOf(c), c.req.header('Content-Type') ?? '')
    const limits = { mostBytes: mostFormBytes(carriesFiles), memory: carriesFiles ? memory : undefined }
    const body = await receiveBody(incoming(c), limits)
    if (!body.ok) return refuseBody(c, body.refusal)
    c.set('body', body.value.bytes)
    await next().finally(body.value.release)
  })
  app.all('*', async (c) => {
    const answer = await answerPage(c)
    return answer.status === 404 && isRead(c.req.method) && pageAt(addressOf(c)).kind !== 'office'
      ? ((await redirectOf(c)) ?? answer)
      : answer
  })
  app.onError((error, c) => {
    logFailure(parts.services.log, error, c.get('reference'))
    return answerFailure(c, [error])
  })
  return app

  async function answerPage(c: Context<Bindings>): Promise<Response> {
    const path = addressOf(c)
    const page: MatchedPage = { ...pageAt(path), ...(c.get('preview') && { kind: 'personal' }) }
    const { kind } = page
    if (kind === 'file') return withHeaders(await render(c, path, page))
    if (kind === 'office') {
      const answer = withHeaders(await render(c, path, page))
      return isStreamed(answer) ? answer : compressAnswer(c.req.raw, answer)
    }
    // An export with a query answers 304 from an ETag of its own. Do not share a part: another visitor who asks for this page
    // would get only the part.
    const isCached = kind === 'public' || (kind === 'open' && !path.includes('?'))
    const isForMany = isCached && isRead(c.req.method) && c.req.header(partHeader) === undefined
    if (!isForMany) return compressAnswer(c.req.raw, withHeaders(await render(c, path, page)))
    const key = cacheKey(path)
    // Many visitors may get this page, so render it from the address alone. The first request may be HEAD (no body) or carry
    // headers of one visitor.
    const make = async () => withHeaders(await render(c, key, page, new Request(new URL(key, ownOrigin))))
    const answer = parts.cache.keeps(key) ? parts.cache.make(key, page.id, c.req.raw, make) : make()
    return compressAnswer(c.req.raw, await answer)
  }

  /** For an address without a page: the redirect that staff saved, or else one to the page that was probably meant. */
  async function redirectOf(c: Context<Bindings>): Promise<Response | undefined> {
    const { pathname, search } = new URL(addressOf(c), ownOrigin)
    const target = await useRedirect(parts.services.db, pathname, parts.services.clock.now())
    if (target !== null) return movedTo(withQueryOf(target, search), 'personal')
    for (const path of likelyPaths(pathname)) {
      const { status } = await render(c, path, pageAt(path), new Request(new URL(path, ownOrigin)))
      if (status < 400) return movedTo(path + search, 'personal')
    }
    return undefined
  }

  function pageAt(path: string): MatchedPage {
    return match(withoutDataSuffix(new URL(path, ownOrigin).pathname))
  }

  function movedTo(path: string, kind: PageKind): Response {
    const cacheable = kind === 'public' || kind === 'fresh' || kind === 'open'
    return new Response(null, {
      status: 301,
      headers: { ...parts.headers, Location: path, 'Cache-Control': cacheable ? cacheControl(301) : 'private, no-store' },
    })
  }

  async function render(
    c: Context<Bindings>,
    path: string,
    { id, kind }: MatchedPage,
    request = pageRequest(c.req.raw, new URL(path, ownOrigin), c.get('body')),
  ): Promise<Response> {
    const context = new RouterContextProvider()
    const reference = c.get('reference')
    const failures: unknown[] = []
    const reportFailure = (error: unknown) => {
      logFailure(parts.services.log, error, reference)
      failures.push(error)
    }
    const device = await Device.of(request)
    let rendered = emptyDocument
    const takeDocument: Services['takeDocument'] = (made) => {
      rendered = made
    }
    const nonce = kind === 'office' ? newNonce() : ''
    const visit = { client: clientOf(c), device, reference, nonce, reportFailure, takeDocument }
    const preview = c.get('preview')
    const own = servicesOf(preview, parts.services.db)
    context.set(parts.build.entry.module.services, { ...parts.services, ...own, ...visit })
    const answer = await handlerOf(id, kind)(request, context)
    const isData = path.split('?', 1)[0] !== withoutDataSuffix(new URL(path, ownOrigin).pathname)
    if (answer.status === 500 && !isData) return answerFailure(c, failures)
    for (const [name, value] of Object.entries(await device.headers())) answer.headers.append(name, value)
    if (kind === 'open') return answer
    if (kind === 'office') return officeAnswer(answer, rendered.html, nonce)
    // A program reads JSON, also a refusal.
    const isJson = answer.headers.get('Content-Type') === 'application/json'
    if (kind === 'file' && (answer.status < 400 || answer.status === 416 || isJson)) return answer
    if (kind === 'personal') answer.headers.set('Cache-Control', 'private, no-store')
    // Not `no-store`: without script, Back to an answered form would lose the typed values.
    else if (kind === 'fresh' || c.req.method === 'POST') answer.headers.set('Cache-Control', 'private, no-cache')
    else if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', cacheControl(answer.status))
    answer.headers.set('Vary', kind === 'public' ? 'Accept-Encoding' : `Accept-Encoding, ${partHeader}`)
    const isPart = c.req.header(partHeader) !== undefined
    // If the browser cached the part, it would show the part in place of the page when the visitor comes back.
    if (isPart) answer.headers.set('Cache-Control', 'private, no-store')
    if (isPart && answer.headers.has('Location')) return redirectedPart(answer)
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
    if (!isPage)
      return answer.status < 400 ? answer : plain(c, answer.status, plainPages.forStatus(answer.status), retryAfterOf(answer))
    const { captcha, mapTiles } = parts.services.environment
    const hosts = kind === 'fresh' ? (captchaWidget(captcha)?.hosts ?? []) : []
    if (isPart) return answerOf(Buffer.from(partOf(rendered.html)), answer)
    // A cached page gets the CSS rules of its own classes. A page that is rendered for each visit, or that script changes,
    // gets all rules of its screen.
    const isMadeOnce = kind === 'public' && !changesInBrowser(rendered.html)
    const page = finishPage(rendered, isMadeOnce ? sheetOfDocument : sheetOf(id), { hosts, tiles: mapTiles })
    answer.headers.set('Content-Security-Policy', page.policy)
    if (preview) markAsPreview(answer.headers)
    return answerOf(page.body, { status: answer.status, headers: answer.headers })
  }

  async function answerFailure(c: Context<Bindings>, failures: readonly unknown[]): Promise<Response> {
    const [body, contentType] = [c.get('body'), c.req.header('Content-Type') ?? '']
    // Script keeps the form on the screen, so only an answer to a whole page carries it.
    const isCarried = body !== undefined && c.req.header(partHeader) === undefined
    const form = isCarried ? await unsentForm(contentType, body) : undefined
    const { status, page, headers } = failedPage(failures, c.get('reference'), form)
    return plain(c, status, page, headers)
  }

  function clientOf(c: Context<Bindings>): string {
    return clientNetwork(incoming(c), parts.services.environment.trustedProxies)
  }

  function withHeaders(answer: Response): Response {
    for (const [name, value] of Object.entries(parts.headers)) if (!answer.headers.has(name)) answer.headers.set(name, value)
    return answer
  }
}

/** The path and query exactly as requested. */
function addressOf(c: Context<Bindings>): string {
  const { url = '/' } = incoming(c)
  return url.startsWith('/') ? url : '/'
}

async function readiness(c: Context<Bindings>, parts: AppParts): Promise<Response> {
  if (parts.isDraining()) return c.text('draining', 503)
  try {
    await ping(parts.services.db)
    return c.text('ready')
  } catch {
    return c.text('database unreachable', 503)
  }
}

function refuseBody(c: Context<Bindings>, refusal: BodyRefusal): Response {
  if (refusal === 'too-large') return plain(c, 413, plainPages.tooLarge)
  if (refusal === 'no-memory') return plain(c, 503, plainPages.busy, { 'Retry-After': '30' })
  return plain(c, 408, plainPages.tooSlow, { Connection: 'close' })
}

const incoming = (c: Context<Bindings>): IncomingMessage => c.env.incoming as IncomingMessage

function plain(c: Context<Bindings>, status: number, page: PlainPage, headers: Record<string, string> = {}): Response {
  for (const [name, value] of Object.entries({ ...headers, ...plainPageHeaders })) c.header(name, value)
  return c.html(plainPage(page), status as 500)
}
