import { withArrival } from '../arrival.ts'
import { forgetKept, keepNow } from './kept.ts'
import { askServer, encoded, focusAlert, note, show } from './part.ts'

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
    keepNow(part)
    try {
      await send(part, form, submitter)
    } catch {
      note(part, part.dataset.offline ?? '')
    } finally {
      sending = false
    }
  })
}

async function send(part: HTMLElement, form: HTMLFormElement, submitter: HTMLButtonElement | null): Promise<void> {
  note(part, '')
  const data = new FormData(form, submitter)
  const source = data.get('source')
  if (typeof source === 'string') data.set('source', withArrival(source))
  const answer = await askServer(submitter?.getAttribute('formaction') ?? form.action, {
    method: 'POST',
    body: encoded(form, data),
  })
  if (answer.kind === 'go') {
    forgetKept(part)
    location.assign(answer.href)
  } else if (answer.kind === 'part') {
    show(part, answer)
    if (!part.querySelector('form')) forgetKept(part)
    focusAlert(part)
  } else {
    sendTheOldWay(form, data)
  }
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
