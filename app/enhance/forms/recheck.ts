import { askServer, encoded, formOf } from './part.ts'

const pause = 400

/** A refused field is checked again while it is corrected; what was not refused is left alone until it is sent. */
export function recheckRefusedFields(part: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest = new AbortController()
  part.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !part.querySelector(`[id="${target.id}-error"]`)) return
    clearTimeout(waiting)
    latest.abort()
    latest = new AbortController()
    const { signal } = latest
    waiting = setTimeout(() => recheck(part, target, signal).catch(() => {}), pause)
  })
}

async function recheck(part: HTMLElement, control: HTMLElement, signal: AbortSignal): Promise<void> {
  const form = formOf(part)
  if (!form) return
  const data = new FormData(form)
  data.set('intent', 'periksa')
  const answer = await askServer(form.action, { method: 'POST', body: encoded(form, data), signal })
  if (answer.kind === 'part') showVerdict(part, control, answer.html)
}

/** Takes from the answer what it says of this field, beside the field and in the summary. */
function showVerdict(part: HTMLElement, control: HTMLElement, answer: Document): void {
  const said = answer.getElementById(`${control.id}-error`)
  const shown = part.querySelector(`[id="${control.id}-error"]`)
  const line = part.querySelector(`[role=alert] a[href="#${control.id}"]`)
  if (said) {
    shown?.replaceChildren(...said.cloneNode(true).childNodes)
    line?.replaceChildren(answer.querySelector(`[role=alert] a[href="#${control.id}"]`)?.textContent ?? '')
    return
  }
  const next = answer.getElementById(control.id)
  for (const name of ['aria-invalid', 'aria-describedby', 'class']) copyAttribute(name, next, control)
  shown?.remove()
  line?.closest('li')?.remove()
}

function copyAttribute(name: string, from: HTMLElement | null, to: HTMLElement): void {
  const value = from?.getAttribute(name)
  if (value === null || value === undefined) to.removeAttribute(name)
  else to.setAttribute(name, value)
}
