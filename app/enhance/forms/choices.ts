import { formDataOf, hasFormData } from '../../lib/form-data.ts'
import { intents } from '../../lib/intents.ts'
import { addressOf } from './address.ts'
import type { FormPart } from './form-part.ts'
import { type Answer, askServer, encoded, fieldsOf, formOf, note, show, typedBeforeScript, typedSince } from './part.ts'

/** Timeout of a request, in milliseconds. */
const timeoutMs = 15_000
const tooLate = new Error('The answer took too long.')

/**
 * Sends a request as soon as a choice changes what else the form offers. `answerEarlierChoice` does it for a choice
 * that was made before this script ran.
 */
export function askOnChoice({ element, inTurn }: Pick<FormPart, 'element' | 'inTurn'>) {
  let latest = new AbortController()
  /** True while the last choice has no answer, because the connection or the server failed. */
  let isUnanswered = false
  const answer = async (question: AbortController) => {
    const outcome = await answerChoice(element, question)
    if (outcome !== 'given up') isUnanswered = outcome === 'failed'
  }
  // A newer choice cancels the request of the older one.
  const newQuestion = () => {
    latest.abort()
    latest = new AbortController()
    return latest
  }
  const ask = () => {
    const question = newQuestion()
    void inTurn(() => answer(question))
  }
  element.addEventListener('change', ({ target }) => {
    if (isAsking(element, target)) ask()
  })
  // The sent form contains its choices: only the answer to it counts.
  element.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).method === 'post') latest.abort()
  })
  addEventListener('online', () => isUnanswered && ask())
  return { answerEarlierChoice: async () => void (hasEarlierChoice(element) && (await answer(newQuestion()))) }
}

function hasEarlierChoice(part: HTMLElement): boolean {
  const form = formOf(part)
  const chosen = form && typedBeforeScript(form)
  return chosen !== null && namesOf(part).some((name) => chosen.has(name))
}

async function answerChoice(part: HTMLElement, question: AbortController): Promise<'shown' | 'failed' | 'given up'> {
  const { signal } = question
  const form = formOf(part)
  if (!form || signal.aborted) return 'given up'
  const before = fieldsOf(form)
  form.setAttribute('aria-busy', 'true')
  const waiting = setTimeout(() => question.abort(tooLate), timeoutMs)
  const isGivenUp = () => signal.aborted && signal.reason !== tooLate
  try {
    const answer = await ask(form, signal)
    signal.throwIfAborted()
    note(part, answer.kind === 'part' ? '' : formDataOf(part, 'unanswered'))
    if (answer.kind !== 'part') return 'failed'
    show(part, answer, typedSince(before, form))
    if (hasFormData(part, 'in-address')) history.replaceState(history.state, '', addressOf(form, namesOf(part)))
    return 'shown'
  } catch {
    if (isGivenUp()) return 'given up'
    note(part, formDataOf(part, 'offline'))
    return 'failed'
  } finally {
    clearTimeout(waiting)
    if (!isGivenUp()) form.removeAttribute('aria-busy')
  }
}

const namesOf = (part: HTMLElement): string[] => (formDataOf(part, 'asks') ?? '').split(' ')

function isAsking(part: HTMLElement, control: EventTarget | null): boolean {
  return control instanceof HTMLElement && namesOf(part).includes(control.getAttribute('name') ?? '')
}

/** By GET while the form contains nothing personal, else by POST. With a refused field asks for a check: errors stay marked. */
function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Answer> {
  const data = new FormData(form)
  if (form.method === 'get') {
    const query = new URLSearchParams([...data].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
    return askServer(`${form.action}?${query}`, 'check', { signal })
  }
  data.set('intent', form.querySelector('[id$="-error"]') ? intents.check : intents.choose)
  return askServer(form.action, 'check', { method: 'POST', body: encoded(form, data), signal })
}
