import { askServer, encoded, fieldsOf, formOf, isSame, listed, note, show, typedBeforeScript, typedSince } from './part.ts'

type Kept = { at: number; fields: [name: string, values: readonly string[]][] }

const days = 24 * 60 * 60 * 1000
const keptFor = 7 * days
const pause = 400
/** So long a form may wait for what was left of it, in milliseconds. */
const patience = 10_000
let waiting: ReturnType<typeof setTimeout> | undefined

const placeOf = (part: HTMLElement) => (part.dataset.name ? `isian:${part.dataset.name}` : null)

/**
 * Keeps what is typed until it is sent: on this device, for a closed tab, and with the page's place in the browser's
 * history, for Back. It never leaves the browser. Browsers limit how often the history may be written.
 */
export function keepWhatIsTyped(part: HTMLElement): void {
  const keep = () => {
    const [place, kept] = [placeOf(part), keptOf(part)]
    if (!place || !kept) return
    store(place, kept)
    clearTimeout(waiting)
    waiting = setTimeout(() => keepNow(part), pause)
  }
  part.addEventListener('input', keep)
  part.addEventListener('change', keep)
  addEventListener('pagehide', () => waiting && keepNow(part))
}

export function keepNow(part: HTMLElement): void {
  const [place, kept] = [placeOf(part), keptOf(part)]
  if (!place || !kept) return
  stopWaiting()
  history.replaceState({ ...history.state, [place]: kept }, '')
  store(place, kept)
}

function keptOf(part: HTMLElement): Kept | null {
  const form = formOf(part)
  return form && { at: Date.now(), fields: [...fieldsOf(form)] }
}

/** The form is sent: the device forgets it. Its place in the history keeps it, so that sent again it is the same request. */
export function forgetKept(part: HTMLElement): void {
  const place = placeOf(part)
  stopWaiting()
  if (place) store(place, null)
}

function stopWaiting(): void {
  clearTimeout(waiting)
  waiting = undefined
}

/** Fills a form that comes as new with what was left of it; what the address chooses and what was typed by now win. */
export async function restoreWhatWasTyped(part: HTMLElement, touched: ReadonlySet<string>): Promise<void> {
  const [place, form] = [placeOf(part), formOf(part)]
  if (!place || !form || part.dataset.fresh === undefined) return
  const inHistory = history.state?.[place] as Kept | undefined
  const kept = newest(inHistory, read(place))
  // After Back the browser fills in the answers itself, but not the key that makes sending again the same request.
  if (!kept || (!inHistory && !hasAnswers(kept, form))) return
  const chosen = inHistory
    ? [...fieldsOf(form)].filter(([name]) => touched.has(name))
    : [...listed(new URLSearchParams(location.search)), ...typedBeforeScript(form)]
  const data = new FormData()
  for (const [name, values] of new Map([...kept.fields, ...chosen])) for (const value of values) data.append(name, value)
  data.set('intent', 'pilih')
  const before = fieldsOf(form)
  try {
    const answer = await askServer(form.action, 'check', {
      method: 'POST',
      body: encoded(form, data),
      signal: AbortSignal.timeout(patience),
    })
    if (answer.kind !== 'part') return
    await show(part, answer, typedSince(before, form))
    if (!cameBack() && formOf(part)) tellRestored(part, place)
  } catch {
    note(part, part.dataset.offline)
  }
}

function newest(one: Kept | null | undefined, other: Kept | null): Kept | null {
  if (!one || !other) return one ?? other
  return one.at > other.at ? one : other
}

/** Whether anything stands in it that the new form does not say by itself. */
function hasAnswers({ fields }: Kept, form: HTMLFormElement): boolean {
  const fresh = fieldsOf(form)
  const hidden = new Set([...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name }) => name))
  return fields.some(([name, values]) => values.some(Boolean) && !hidden.has(name) && !isSame(fresh.get(name), values))
}

/** Whoever comes back expects what they left. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

function tellRestored(part: HTMLElement, place: string): void {
  const told = part.querySelector<HTMLElement>('#isian-kembali')
  told?.querySelector('p')?.removeAttribute('hidden')
  told?.querySelector('button')?.addEventListener('click', () => {
    stopWaiting()
    store(place, null)
    history.replaceState({ ...history.state, [place]: undefined }, '')
    location.assign(location.pathname)
  })
}

function read(place: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null
    return kept && Date.now() - kept.at < keptFor ? kept : null
  } catch {
    return null
  }
}

// A full or forbidden storage keeps nothing; the form works all the same.
function store(place: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(place, JSON.stringify(kept))
    else localStorage.removeItem(place)
  } catch {}
}
