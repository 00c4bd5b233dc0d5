import { withArrival } from '../arrival.ts'
import { captchaAnswered, renewCaptcha, usedCaptcha } from './captcha.ts'
import { forgetDraft, saveDraft } from './draft.ts'
import { askServer, encoded, fieldsOf, focusAlert, note, show, typedSince } from './part.ts'
import { inTurn } from './turns.ts'
import { loadOnceUsed } from './used-form.ts'

/** So long a line may be silent, in milliseconds; a file takes its time. */
const patience = { withFiles: 180_000, without: 30_000 }
const untilAnnounced = 400

const serverFailed = new Error('The server could not take the form.')

/**
 * Sends the form without leaving its page: a refusal comes back into it, a lost line loses nothing, and Back never
 * meets a form's answer. Two presses are one: the server needs no such help, the visitor is spared the flicker.
 */
export function sendWithoutLeaving(part: HTMLElement): void {
  let sending = false
  part.addEventListener('submit', async (event) => {
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

async function sendAndTell(part: HTMLElement, form: HTMLFormElement, submitter: HTMLButtonElement | null): Promise<void> {
  note(part, '')
  const telling = setTimeout(() => note(part, part.dataset.sending), untilAnnounced)
  form.setAttribute('aria-busy', 'true')
  try {
    await inTurn(() => send(part, form, submitter))
    note(part, '')
  } catch (error) {
    // The server may have used the token before the line broke.
    renewCaptcha()
    note(part, error === serverFailed ? part.dataset.unsent : part.dataset.offline)
  } finally {
    clearTimeout(telling)
    form.removeAttribute('aria-busy')
  }
}

async function send(part: HTMLElement, form: HTMLFormElement, submitter: HTMLButtonElement | null): Promise<void> {
  saveDraft(part)
  await captchaAnswered(part)
  const data = new FormData(form, submitter)
  const source = data.get('source')
  if (typeof source === 'string') data.set('source', withArrival(source))
  const before = fieldsOf(form)
  const loading = loadOnceUsed()
  const withFiles = [...data.values()].some((value) => value instanceof File)
  const answer = await askServer(submitter?.getAttribute('formaction') ?? form.action, 'form', {
    method: 'POST',
    body: encoded(form, data),
    signal: AbortSignal.timeout(withFiles ? patience.withFiles : patience.without),
  })
  if (answer.kind === 'go') {
    ;(await loading)?.rememberSent(part, answer.href)
    forgetDraft(part)
    location.assign(answer.href)
  } else if (answer.kind === 'part') {
    const next = controlAfter(submitter)
    show(part, answer, typedSince(before, form))
    if (usedCaptcha(answer.html)) renewCaptcha()
    if (part.querySelector('form')) saveDraft(part)
    else forgetDraft(part)
    focusAlert(part)
    if (document.activeElement === document.body && next?.isConnected) next.focus()
  } else if (answer.kind === 'failed') {
    throw serverFailed
  } else {
    sendTheOldWay(form, data)
  }
}

/** Where the keyboard goes on when the pressed button is no longer there. */
function controlAfter(button: HTMLButtonElement | null): HTMLElement | undefined {
  const controls = [...(button?.form?.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, button') ?? [])]
  return controls.find((each) => button && button.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** What the part cannot show is a page of its own: the browser fetches it by sending once more, which is one request. */
function sendTheOldWay(form: HTMLFormElement, data: FormData): void {
  const intent = data.get('intent')
  if (typeof intent === 'string') {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: intent })
    form.append(field)
  }
  HTMLFormElement.prototype.submit.call(form)
}
