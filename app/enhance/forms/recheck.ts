import { intents } from '../../lib/intents.ts'
import { morph } from './morph.ts'
import { askServer, encoded, formOf } from './part.ts'

const pause = 400

/** Checks a refused field again while the visitor corrects it. Other fields are checked only when the form is sent. */
export function recheckRefusedFields(part: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest = new AbortController()
  // The browser may fill in several at once. Each waits for its result, whatever is typed meanwhile.
  const corrected = new Set<string>()
  part.addEventListener('input', ({ target }) => {
    const field = refusedField(part, target)
    if (field === undefined) return
    corrected.add(field)
    clearTimeout(waiting)
    latest.abort()
    latest = new AbortController()
    const { signal } = latest
    waiting = setTimeout(() => recheck(part, corrected, signal).catch(() => {}), pause)
  })
  // Sending checks all fields.
  part.addEventListener('submit', () => {
    clearTimeout(waiting)
    latest.abort()
    corrected.clear()
  })
}

/** The id of the refused field that a control belongs to. For radios: the id of the first one, whose name all share. */
function refusedField(part: HTMLElement, control: EventTarget | null): string | undefined {
  if (!(control instanceof HTMLElement)) return undefined
  return [control.id, control.getAttribute('name') ?? ''].find((id) => id && part.querySelector(`[id="${id}-error"]`))
}

async function recheck(part: HTMLElement, corrected: Set<string>, signal: AbortSignal): Promise<void> {
  const form = formOf(part)
  // A GET form gets a whole new answer anyway.
  if (form?.method !== 'post') return
  const data = new FormData(form)
  data.set('intent', intents.check)
  const answer = await askServer(form.action, 'check', { method: 'POST', body: encoded(form, data), signal })
  if (answer.kind !== 'part' || signal.aborted) return
  for (const field of corrected) showVerdict(part, field, answer.html)
  corrected.clear()
}

/** Shows the answer's error for this field only, beside the field and in the summary. */
function showVerdict(part: HTMLElement, field: string, answer: Document): void {
  const [shown, said] = [fieldIn(part, field), fieldIn(answer, field)]
  if (!shown || !said) return
  morph(shown, said)
  const line = part.querySelector(lineOf(field))
  const refusal = answer.querySelector(lineOf(field))
  if (refusal) line?.replaceChildren(refusal.textContent ?? '')
  else line?.closest('li')?.remove()
  const summary = part.querySelector('[role=alert]:not([hidden])')
  if (summary?.querySelector('ul') && !summary.querySelector('li')) summary.remove()
  if (answer.title) document.title = answer.title
}

const lineOf = (field: string) => `[role=alert] a[href="#${field}"]`

/** The element that contains the control, its label, hint and error. */
function fieldIn(root: ParentNode, id: string): Element | null {
  const label = root.querySelector(`label[for="${id}"]`)
  if (label) return label.parentElement
  const control = root.querySelector(`[id="${id}"]`)
  return control?.closest('fieldset') ?? control?.closest('label')?.parentElement ?? null
}
