import { formDataOf } from '../../lib/form-data.ts'
import { beforeLeaving } from '../leaving.ts'
import { usedCaptcha } from './captcha.ts'
import type { FormPart } from './form-part.ts'
import { askServer, encoded, fieldsOf, focusAlert, note, show, typedSince } from './part.ts'
import { loadOnceUsed } from './used-form.ts'

/** Timeout in milliseconds. Files take longer. */
const timeoutMs = { withFiles: 180_000, without: 30_000 }
const untilAnnounced = 400

const serverFailed = new Error('The server could not take the form.')

/**
 * Sends the form without leaving its page: a refusal is shown in the form, a lost connection loses nothing, and Back
 * never leads to the answer of a POST. Ignores a second press: the server would too, but the page would flicker.
 */
export function sendWithoutLeaving(part: FormPart): void {
  let sending = false
  part.element.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    const submitter = event.submitter instanceof HTMLButtonElement ? event.submitter : null
    if ((submitter?.getAttribute('formmethod') ?? form.method) !== 'post') return
    event.preventDefault()
    if (sending) return
    sending = true
    await sendAndTell(part, form, submitter)
    sending = false
  })
}

async function sendAndTell(part: FormPart, form: HTMLFormElement, submitter: HTMLButtonElement | null): Promise<void> {
  const { element, captcha } = part
  note(element, '')
  const telling = setTimeout(() => note(element, formDataOf(element, 'sending')), untilAnnounced)
  form.setAttribute('aria-busy', 'true')
  try {
    await part.inTurn(() => send(part, form, submitter))
    note(element, '')
  } catch (error) {
    // The server may have used the token before the connection was lost.
    captcha.renew()
    note(element, formDataOf(element, error === serverFailed ? 'unsent' : 'offline'))
  } finally {
    clearTimeout(telling)
    form.removeAttribute('aria-busy')
  }
}

async function send(part: FormPart, form: HTMLFormElement, submitter: HTMLButtonElement | null): Promise<void> {
  const { element, drafts, captcha } = part
  drafts.save()
  await captcha.answered()
  const data = new FormData(form, submitter)
  const before = fieldsOf(form)
  const loading = loadOnceUsed()
  const withFiles = [...data.values()].some((value) => value instanceof File)
  const answer = await askServer(submitter?.getAttribute('formaction') ?? form.action, 'form', {
    method: 'POST',
    body: encoded(form, data),
    signal: AbortSignal.timeout(withFiles ? timeoutMs.withFiles : timeoutMs.without),
  })
  if (answer.kind === 'go') {
    ;(await loading)?.rememberSent(element, answer.href)
    drafts.forget()
    await beforeLeaving(element, answer.href)
    location.assign(answer.href)
  } else if (answer.kind === 'part') {
    const next = controlAfter(submitter)
    show(element, answer, typedSince(before, form))
    if (usedCaptcha(answer.html)) captcha.renew()
    if (element.querySelector('form')) drafts.save()
    else drafts.forget()
    focusAlert(element)
    if (document.activeElement === document.body && next?.isConnected) next.focus()
  } else if (answer.kind === 'failed') {
    throw serverFailed
  } else {
    sendByBrowser(form, data)
  }
}

/** The control that gets the focus when the pressed button has disappeared. */
function controlAfter(button: HTMLButtonElement | null): HTMLElement | undefined {
  const controls = [...(button?.form?.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, button') ?? [])]
  return controls.find((each) => button && button.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** When the answer has no form part, the browser sends the form once more and shows a page. Both are one request. */
function sendByBrowser(form: HTMLFormElement, data: FormData): void {
  const intent = data.get('intent')
  if (typeof intent === 'string') {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: intent })
    form.append(field)
  }
  HTMLFormElement.prototype.submit.call(form)
}
