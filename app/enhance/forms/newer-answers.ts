import { type FormDataName, formDataOf, withFormData } from '../../lib/form-data.ts'
import { isSameChoice, latestCalculation, setLatestCalculation } from '../../lib/latest-calculation.ts'
import { type Draft, draftOf } from './draft.ts'
import { handOver } from './resumed-draft.ts'
import { changesOf, forgetChange, sentAnswers } from './sent-answers.ts'

type Difference = { question: string; before: string; now: string }
type Newer = { differences: Difference[]; take: () => void; stay: () => void }

/**
 * A later page of a journey notices that an earlier page was changed afterwards: Back, a change, and the browser's
 * Forward. The notice shows both answers, and the page sends nothing until the visitor has chosen one.
 */
export function watchForNewerAnswers(): void {
  const notice = document.querySelector<HTMLElement>(withFormData('newer'))
  if (!notice) return
  check(notice)
  addEventListener('pageshow', ({ persisted }) => persisted && check(notice))
  document.addEventListener('submit', (event) => holdBack(event, notice), { capture: true })
}

function holdBack(event: SubmitEvent, notice: HTMLElement): void {
  if (notice.hidden) return
  event.preventDefault()
  event.stopPropagation()
  focus(notice)
}

function check(notice: HTMLElement): void {
  const newer = newerForm(notice) ?? newerCalculation(notice)
  notice.hidden = newer === null
  if (newer) open(notice, newer)
}

/** The form that led to this page, when its answers are different now. */
function newerForm(notice: HTMLElement): Newer | null {
  const [newer = '', token, formHref = ''] = dataOf(notice, 'newer', 'token', 'form-href')
  const sentForm = token ? sentAnswers(newer) : null
  if (!token || !sentForm?.sentTo.split('/').includes(token)) return null
  const differences = changesOf(sentForm)
  if (differences.length === 0) return null
  return { differences, take: () => goTo(formHref, newer, sentForm.draft), stay: () => forgetChange(newer) }
}

/** The latest calculation, when it is not the one on this page. */
function newerCalculation(notice: HTMLElement): Newer | null {
  const [newer = '', href, text = '', question = ''] = dataOf(notice, 'newer', 'calculation', 'calculation-text', 'question')
  const latest = latestCalculation()
  if (!href || !latest || latest.text === text || isSameChoice(latest.href, href)) return null
  const part = document.querySelector<HTMLElement>(`form-part${withFormData('name', newer)}`)
  // Read when the button is pressed: the form may be filled from its draft after this check.
  const draft = () => (part ? draftOf(part) : sentAnswers(newer)?.draft)
  return {
    differences: [{ question, before: text, now: latest.text }],
    take: () => goTo(latest.href, newer, draft() ?? null),
    stay: () => setLatestCalculation({ href, text }),
  }
}

const dataOf = (notice: HTMLElement, ...names: FormDataName[]) => names.map((name) => formDataOf(notice, name))

/** Opens the form, filled with the newer answers. */
function goTo(href: string, name: string, draft: Draft | null): void {
  if (draft) handOver(name, draft)
  location.assign(href)
}

function open(notice: HTMLElement, { differences, take, stay }: Newer): void {
  const list = notice.querySelector(withFormData('newer-list'))
  const template = notice.querySelector('template')
  const [takeButton, stayButton] = notice.querySelectorAll('button')
  if (!list || !template || !takeButton || !stayButton) return
  list.replaceChildren(...differences.map((difference) => lineOf(template, difference)))
  takeButton.onclick = take
  stayButton.onclick = () => {
    stay()
    check(notice)
    if (notice.hidden) focusFirstField()
  }
  focus(notice)
}

function lineOf(template: HTMLTemplateElement, difference: Difference): Node {
  const line = template.content.cloneNode(true) as DocumentFragment
  for (const [name, text] of Object.entries(difference)) {
    const place = line.querySelector(withFormData('newer-part', name))
    if (place) place.textContent = text || '–'
  }
  return line
}

function focus(notice: HTMLElement): void {
  notice.focus()
  notice.scrollIntoView({ block: 'center' })
}

function focusFirstField(): void {
  const controls = document.querySelectorAll<HTMLElement>('main form :is(input, select, textarea, button)')
  const first = [...controls].find((control) => control.checkVisibility())
  first?.focus()
}
