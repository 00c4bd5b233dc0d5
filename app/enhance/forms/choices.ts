import { addressOf } from './address.ts'
import { type Answer, askServer, encoded, fieldsOf, formOf, note, show, typedBeforeScript, typedSince } from './part.ts'
import { inTurn } from './turns.ts'

/** Milliseconds until a question without an answer is given up. */
const patience = 15_000
const tooLate = new Error('The answer took too long.')

let latest = new AbortController()
/** True while the last choice has no answer, because the line or the server failed. */
let isUnanswered = false

/** Asks the server at once when a choice changes what else the form offers. */
export function askAgainOnChoice(part: HTMLElement): void {
  const ask = () => {
    const question = newQuestion()
    void inTurn(() => answerChoice(part, question))
  }
  part.addEventListener('change', ({ target }) => {
    if (isAsking(part, target)) ask()
  })
  // A sent form carries its choices, and its answer counts.
  part.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).method === 'post') latest.abort()
  })
  addEventListener('online', () => isUnanswered && ask())
}

/** Asks for a choice that was made before this script ran. */
export async function answerEarlierChoice(part: HTMLElement): Promise<void> {
  const form = formOf(part)
  if (!form) return
  const chosen = typedBeforeScript(form)
  if (namesOf(part).some((name) => chosen.has(name))) await answerChoice(part, newQuestion())
}

/** A newer choice gives up the answer to the older one. */
function newQuestion(): AbortController {
  latest.abort()
  latest = new AbortController()
  return latest
}

async function answerChoice(part: HTMLElement, question: AbortController): Promise<void> {
  const { signal } = question
  const form = formOf(part)
  if (!form || signal.aborted) return
  const before = fieldsOf(form)
  form.setAttribute('aria-busy', 'true')
  const waiting = setTimeout(() => question.abort(tooLate), patience)
  const isGivenUp = () => signal.aborted && signal.reason !== tooLate
  try {
    const answer = await ask(form, signal)
    signal.throwIfAborted()
    isUnanswered = answer.kind !== 'part'
    if (answer.kind !== 'part') return note(part, part.dataset.unanswered)
    show(part, answer, typedSince(before, form))
    note(part, '')
    if (part.dataset.inAddress !== undefined) history.replaceState(history.state, '', addressOf(form, namesOf(part)))
  } catch {
    if (isGivenUp()) return
    isUnanswered = true
    note(part, part.dataset.offline)
  } finally {
    clearTimeout(waiting)
    if (!isGivenUp()) form.removeAttribute('aria-busy')
  }
}

const namesOf = (part: HTMLElement): string[] => (part.dataset.asks ?? '').split(' ')

function isAsking(part: HTMLElement, control: EventTarget | null): boolean {
  return control instanceof HTMLElement && namesOf(part).includes(control.getAttribute('name') ?? '')
}

/** By GET while the form holds nothing personal, else by POST. What was refused stays marked until it is right. */
function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Answer> {
  const data = new FormData(form)
  if (form.method === 'get') {
    const query = new URLSearchParams([...data].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
    return askServer(`${form.action}?${query}`, 'check', { signal })
  }
  data.set('intent', form.querySelector('[id$="-error"]') ? 'periksa' : 'pilih')
  return askServer(form.action, 'check', { method: 'POST', body: encoded(form, data), signal })
}
