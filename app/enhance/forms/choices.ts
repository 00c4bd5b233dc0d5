import {
  type Answer,
  askServer,
  encoded,
  fieldsOf,
  formOf,
  letHandThrough,
  note,
  show,
  typedBeforeScript,
  typedSince,
} from './part.ts'
import { inTurn } from './turns.ts'

/** A choice that changes what else the form offers asks the server at once; the choices may stand in the address. */
export function askAgainOnChoice(part: HTMLElement): void {
  const ask = (submitter: HTMLElement | null = null) => {
    clearTimeout(resting)
    const signal = newQuestion()
    void inTurn(() => answerChoice(part, signal, submitter))
  }
  part.addEventListener('change', ({ target }) => {
    if (isAsking(part, target)) ask()
  })
  part.addEventListener('input', ({ target }) => {
    if (part.dataset.live === undefined || !isAsking(part, target)) return
    clearTimeout(resting)
    resting = setTimeout(ask, pause)
  })
  part.addEventListener('submit', (event) => {
    // What is sent carries the choice, and its answer counts.
    if ((event.target as HTMLFormElement).method === 'post') return latest.abort()
    if (part.dataset.live === undefined) return
    event.preventDefault()
    ask(event.submitter)
  })
}

/** A choice made before the script was there has no answer yet. */
export async function answerEarlierChoice(part: HTMLElement): Promise<void> {
  const form = formOf(part)
  if (!form) return
  const chosen = typedBeforeScript(form)
  if (namesOf(part).some((name) => chosen.has(name))) await answerChoice(part, newQuestion())
}

let latest = new AbortController()
/** So long a hand rests before what it typed is asked about, in milliseconds. */
const pause = 200
let resting: ReturnType<typeof setTimeout> | undefined

/** A newer choice asks for itself. */
function newQuestion(): AbortSignal {
  latest.abort()
  latest = new AbortController()
  return latest.signal
}

async function answerChoice(part: HTMLElement, signal: AbortSignal, submitter: HTMLElement | null = null): Promise<void> {
  const form = formOf(part)
  if (!form || signal.aborted) return
  const before = fieldsOf(form)
  form.setAttribute('aria-busy', 'true')
  try {
    const answer = await ask(form, signal, submitter)
    // What the server could not answer is told: the figures that stand are those of before, and so is the address.
    if (answer.kind !== 'part') {
      note(part, part.dataset.unanswered)
      return
    }
    await show(part, answer, typedSince(before, form))
    note(part, '')
    await letHandThrough()
    keepInAddress(part)
  } catch {
    // A choice made meanwhile asks for itself; a lost line is told, and what was chosen stays.
    if (!signal.aborted) note(part, part.dataset.offline)
  } finally {
    if (!signal.aborted) form.removeAttribute('aria-busy')
  }
}

const namesOf = (part: HTMLElement): string[] => (part.dataset.asks ?? '').split(' ')

function isAsking(part: HTMLElement, control: EventTarget | null): boolean {
  return control instanceof HTMLElement && namesOf(part).includes(control.getAttribute('name') ?? '')
}

/** By GET while the form holds nothing personal, else by POST. What was refused stays marked until it is right. */
function ask(form: HTMLFormElement, signal: AbortSignal, submitter: HTMLElement | null): Promise<Answer> {
  const data = new FormData(form, submitter)
  if (form.method === 'get') {
    const query = new URLSearchParams([...data].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
    return askServer(`${form.action}?${query}`, { signal })
  }
  data.set('intent', form.querySelector('[id$="-error"]') ? 'periksa' : 'pilih')
  return askServer(form.action, { method: 'POST', body: encoded(form, data), signal })
}

/** Only choices stand in an address, nothing that is personal. */
function keepInAddress(part: HTMLElement): void {
  const form = formOf(part)
  if (!form || part.dataset.inAddress === undefined) return
  const fields = fieldsOf(form)
  const chosen = namesOf(part).flatMap((name) => {
    return (fields.get(name) ?? []).filter(Boolean).map((value) => [name, value])
  })
  history.replaceState(history.state, '', `${location.pathname}${chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''}`)
}
