import { addressOf, followHistory, goOnTo, replaceAddress, settle } from './address.ts'
import { type Answer, askServer, encoded, fieldsOf, formOf, show, typedBeforeScript, typedSince, yieldToInput } from './part.ts'
import { pointerReleased } from './pointer-released.ts'
import { isStale, markFresh, markStale } from './stale.ts'
import { inTurn } from './turns.ts'

/** In milliseconds: how long a hand rests before what it typed is asked about, and before half a word counts as meant. */
const [pause, longPause] = [200, 1500]
/** And how long an answer may take until that is told, and until nobody waits for it any more. */
const [untilAnnounced, patience] = [1500, 15_000]

const tooLate = new Error('The answer took too long.')

/** How a question came about. */
type Cause = { submitter?: HTMLElement | null; isSent?: boolean; isTyping?: boolean }

/** A choice that changes what else the form offers asks the server at once; the choices may stand in the address. */
export function askAgainOnChoice(part: HTMLElement): void {
  const isLive = part.dataset.live !== undefined
  const ask = (cause: Cause = {}) => {
    stopResting()
    pressed = cause.submitter ?? pressed
    const question = newQuestion()
    void inTurn(() => answerChoice(part, question, cause))
  }
  const askLater = (cause: Cause, wait: number) => {
    stopResting()
    resting = setTimeout(() => ask(cause), wait)
  }
  part.addEventListener('change', ({ target }) => {
    if (isAsking(part, target)) ask()
  })
  part.addEventListener('input', ({ target }) => {
    if (isLive && isAsking(part, target)) askLater({ isTyping: true }, pause)
  })
  part.addEventListener('unfinished', () => askLater({}, longPause))
  part.addEventListener('submit', (event) => {
    // What is sent carries the choice, and its answer counts.
    if ((event.target as HTMLFormElement).method === 'post') return latest.abort()
    if (!isLive) return
    event.preventDefault()
    if (part.dataset.leadsTo !== undefined) settle(addressOf(event.target as HTMLFormElement, namesOf(part)))
    ask({ submitter: event.submitter, isSent: true })
  })
  addEventListener('online', () => isStale() && ask())
  if (part.dataset.leadsTo !== undefined) followHistory()
  if (isLive) void holdLinks(part, ask)
}

async function holdLinks(part: HTMLElement, ask: () => void): Promise<void> {
  const { letLinksWait } = await import('./links.ts')
  letLinksWait(part, { isDue: () => isDue() || isBusy(part), get: () => latestAnswer(ask) })
}

const isBusy = (part: HTMLElement): boolean => formOf(part)?.getAttribute('aria-busy') === 'true'
const isDue = (): boolean => resting !== undefined || isStale()

/** True when the server answered. An incomplete text is answered only after the long pause. */
async function latestAnswer(ask: () => void): Promise<boolean> {
  do {
    if (isDue()) ask()
    await inTurn(async () => {})
  } while (resting !== undefined)
  return !isStale()
}

function stopResting(): void {
  clearTimeout(resting)
  resting = undefined
}

/** A choice made before the script was there has no answer yet. */
export async function answerEarlierChoice(part: HTMLElement): Promise<void> {
  const form = formOf(part)
  if (!form) return
  const chosen = typedBeforeScript(form)
  if (namesOf(part).some((name) => chosen.has(name))) await answerChoice(part, newQuestion(), {})
}

let latest = new AbortController()
let resting: ReturnType<typeof setTimeout> | undefined
/** The button whose press has no answer yet: a question that comes after it asks for both. */
let pressed: HTMLElement | null = null

/** A newer choice asks for itself. */
function newQuestion(): AbortController {
  latest.abort()
  latest = new AbortController()
  return latest
}

async function answerChoice(part: HTMLElement, question: AbortController, { isSent, isTyping }: Cause): Promise<void> {
  const { signal } = question
  const form = formOf(part)
  if (!form || signal.aborted) return
  const before = fieldsOf(form)
  form.setAttribute('aria-busy', 'true')
  const telling = setTimeout(() => part.dataset.waiting && markStale(part, part.dataset.waiting), untilAnnounced)
  const waiting = setTimeout(() => question.abort(tooLate), patience)
  try {
    const answer = await ask(form, signal)
    await pointerReleased()
    signal.throwIfAborted()
    // What the server could not answer is told: the figures that stand are those of before, and so is the address.
    if (answer.kind !== 'part') return markStale(part, part.dataset.unanswered)
    if (isTyping && isUnfinished(part, answer.html)) {
      markStale(part)
      part.dispatchEvent(new Event('unfinished'))
      return
    }
    pressed = null
    await show(part, answer, typedSince(before, form))
    markFresh(part)
    if (isSent) bringIntoSight(part.dataset.leadsTo)
    await yieldToInput()
    if (part.dataset.inAddress !== undefined) keepInAddress(part, form, isSent)
  } catch {
    // A choice made meanwhile asks for itself; a lost line is told, and what was chosen stays.
    if (!signal.aborted || signal.reason === tooLate) markStale(part, part.dataset.offline)
  } finally {
    clearTimeout(telling)
    clearTimeout(waiting)
    if (!signal.aborted || signal.reason === tooLate) form.removeAttribute('aria-busy')
  }
}

/** Do not show errors for half-typed input. Wait for a longer pause first. */
function isUnfinished(part: HTMLElement, answer: Document): boolean {
  return answer.querySelector('[data-unfinished]') !== null && part.querySelector('[data-unfinished]') === null
}

/** A form that finds something leads on from search to search; a calculation stays one page. */
function keepInAddress(part: HTMLElement, form: HTMLFormElement, isSent = false): void {
  const address = addressOf(form, namesOf(part))
  if (part.dataset.leadsTo === undefined) replaceAddress(address)
  else goOnTo(address, isSent)
}

/** Whoever sent the form wants to see what it found; in reach of the eye nothing moves. */
function bringIntoSight(id = ''): void {
  const found = document.getElementById(id)
  if (!found || found.getBoundingClientRect().top < innerHeight / 2) return
  found.scrollIntoView({ block: 'start' })
  found.focus({ preventScroll: true })
}

const namesOf = (part: HTMLElement): string[] => (part.dataset.asks ?? '').split(' ')

function isAsking(part: HTMLElement, control: EventTarget | null): boolean {
  return control instanceof HTMLElement && namesOf(part).includes(control.getAttribute('name') ?? '')
}

/** By GET while the form holds nothing personal, else by POST. What was refused stays marked until it is right. */
function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Answer> {
  const data = new FormData(form, isButtonOf(form, pressed) ? pressed : null)
  if (form.method === 'get') {
    const query = new URLSearchParams([...data].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
    return askServer(`${form.action}?${query}`, 'check', { signal })
  }
  data.set('intent', form.querySelector('[id$="-error"]') ? 'periksa' : 'pilih')
  return askServer(form.action, 'check', { method: 'POST', body: encoded(form, data), signal })
}

function isButtonOf(form: HTMLFormElement, button: HTMLElement | null): boolean {
  return button instanceof HTMLButtonElement && button.form === form
}
