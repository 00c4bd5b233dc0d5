import { removeStored, sentAnswersKey } from '../../lib/browser-storage.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { formDataOf, withFormData } from '../../lib/form-data.ts'
import { type PageTag, withdrawnEvent } from '../../lib/page-tracking.ts'
import { addScript } from './add-script.ts'
import type { Receiver } from './data-layer.ts'
import { startGoogle } from './google.ts'
import { isOfGoogle } from './google-consent.ts'
import { runOnce } from './once-script.ts'
import { pixelNames } from './pixel-names.ts'
import { isPlainAddress } from './plain-address.ts'

type Queue = ((...values: unknown[]) => void) & { q?: unknown[]; queue?: unknown[]; callMethod?: (...values: unknown[]) => void }
const page = globalThis as unknown as Record<string, unknown>

/** Loads tags, all of which the visitor allows. Returns the receivers of those that take events. */
export function startTags(tags: readonly PageTag[], allowed: readonly ConsentPurpose[]): Receiver[] {
  if (!isPlainAddress(location.search)) return []
  forgetSentAnswers()
  const google = tags.filter(isOfGoogle)
  for (const tag of tags) loaders[tag.kind]?.(tag)
  addEventListener(withdrawnEvent, () => stopTags(tags), { once: true })
  const pixels = tags.flatMap(({ kind }) => receivers[kind] ?? []).map(onPlainAddress)
  return [...(google.length > 0 ? [startGoogle(google, allowed)] : []), ...pixels]
}

/** What a form has sent contains name and number. A tag could read it from the storage, and on other pages it is not needed. */
function forgetSentAnswers(): void {
  const sentHere = [...document.querySelectorAll(`form-part${withFormData('name')}`)].map((part) =>
    sentAnswersKey(formDataOf(part, 'name') ?? ''),
  )
  removeStored((key) => key.startsWith(sentAnswersKey('')) && !sentHere.some((own) => own === key))
}

/**
 * The calculator and the map of dealers write choices into the address of the open page. A pixel sends the address with each
 * event, so it gets none while the address is not plain. Google's tags were told the first address.
 */
const onPlainAddress =
  (receiver: Receiver): Receiver =>
  (event) =>
    isPlainAddress(location.search) ? receiver(event) : undefined

/**
 * Tells tags on an open page that the consent has ended. For some makers there is no such call: then the page is loaded again
 * without tags, unless the visitor has typed something.
 */
function stopTags(tags: readonly PageTag[]): void {
  for (const { kind } of tags) stops[kind]?.()
  if (tags.some((tag) => !isOfGoogle(tag) && !stops[tag.kind]) && !hasTyped()) location.reload()
}

const stops: Partial<Record<PageTag['kind'], () => void>> = {
  'meta-pixel': () => (page.fbq as Queue)('consent', 'revoke'),
  'tiktok-pixel': () => (page.ttq as TikTok).revokeConsent(),
  clarity: () => {
    ;(page.clarity as Queue)('consent', false)
    ;(page.clarity as Queue)('stop')
  },
}

const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  )

const loaders: Partial<Record<PageTag['kind'], (tag: PageTag) => void>> = {
  'meta-pixel': ({ id }) => {
    const pixel = (page.fbq ?? startMeta()) as Queue
    // Its automatic events would read forms.
    pixel('set', 'autoConfig', false, id)
    pixel('init', id)
  },
  'tiktok-pixel': ({ id }) => startTikTok(id),
  clarity: ({ id }) => {
    page.clarity ??= queueOf('q')
    addScript(`https://www.clarity.ms/tag/${id}`)
  },
  hotjar: ({ id }) => {
    page.hj ??= queueOf('q')
    page._hjSettings = { hjid: Number(id), hjsv: 6 }
    addScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=6`)
  },
  'external-script': runOnce,
}

/** A function that keeps its calls until the script of the maker takes them. */
function queueOf(name: 'q' | 'queue'): Queue {
  const queue: Queue = (...values) => (queue.callMethod ? queue.callMethod(...values) : queue[name]?.push(values))
  queue[name] = []
  return queue
}

function startMeta(): Queue {
  const pixel = Object.assign(queueOf('queue'), { loaded: true, version: '2.0' })
  Object.assign(pixel, { push: pixel })
  page.fbq = page._fbq = pixel
  addScript('https://connect.facebook.net/en_US/fbevents.js')
  return pixel
}

type TikTok = unknown[] & { page: () => void; revokeConsent: () => void; track: (name: string, values: object) => void } & Record<
    string,
    unknown
  >

function startTikTok(id: string): void {
  const address = 'https://analytics.tiktok.com/i18n/pixel/events.js'
  const pixel = (page.ttq ?? []) as TikTok
  for (const name of ['page', 'track', 'identify', 'instances', 'on', 'off', 'once', 'ready', 'revokeConsent'])
    pixel[name] ??= (...values: unknown[]) => pixel.push([name, ...values])
  Object.assign(pixel, { _i: { [id]: Object.assign([], { _u: address }) }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
  page.TiktokAnalyticsObject = 'ttq'
  page.ttq = pixel
  addScript(`${address}?sdkid=${id}&lib=ttq`)
}

const receivers: Partial<Record<PageTag['kind'], Receiver>> = {
  'meta-pixel': ({ name, values }) => {
    const known = pixelNames.meta[name]
    ;(page.fbq as Queue)(known ? 'track' : 'trackCustom', known ?? name, withoutContact(values))
    return undefined
  },
  'tiktok-pixel': ({ name, values }) => {
    const known = pixelNames.tiktok[name]
    const pixel = page.ttq as TikTok
    if (known === pixelNames.tiktok.page_view) pixel.page()
    else pixel.track(known ?? name, withoutContact(values))
    return undefined
  },
}

function withoutContact(values: object): object {
  const { contact: _, ...others } = values as { contact?: unknown }
  return others
}
