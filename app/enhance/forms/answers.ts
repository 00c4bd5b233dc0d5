import { consentFields } from '../../lib/consent-fields.ts'
import { withFormData } from '../../lib/form-data.ts'
import { type Control, controlsIn, isTicked } from './morph.ts'

/** A question of a form and its answer, in the words of the page. */
export type Answer = { name: string; question: string; answer: string }

/** The answers of a form, in the order of the page. Consents and hidden fields are left out. */
export function answersIn(form: HTMLFormElement): Answer[] {
  const answers = new Map<string, Answer>()
  for (const control of controlsIn(form).filter(isQuestion)) {
    const { question = questionOf(control), answer = '' } = answers.get(control.name) ?? {}
    const all = [answer, answerOf(control)].filter(Boolean).join(', ')
    answers.set(control.name, { name: control.name, question, answer: all })
  }
  return [...answers.values()]
}

function isQuestion(control: Control): boolean {
  if (control.type === 'hidden' || control.type === 'file' || control.disabled) return false
  return (
    control.name !== '' &&
    !consentFields.includes(control.name) &&
    control.closest(`[hidden], ${withFormData('of-script')}`) === null
  )
}

function questionOf(control: Control): string {
  const legend =
    control instanceof HTMLInputElement && isTicked(control) ? control.closest('fieldset')?.querySelector('legend') : null
  return firstText(legend ?? control.labels?.[0])
}

function answerOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.value === '' ? '' : firstText(control.selectedOptions[0])
  if (!(control instanceof HTMLInputElement && isTicked(control))) return control.value.trim()
  return control.checked ? firstText(control.labels?.[0]) : ''
}

/** The first text of a label is the field's name. A note may follow it. */
function firstText(element: HTMLElement | null | undefined): string {
  if (!element) return ''
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim()
    if (words) return words
  }
  return ''
}

export function differences(earlier: readonly Answer[], latest: readonly Answer[]) {
  const names = [...new Set([...latest, ...earlier].map(({ name }) => name))]
  return names.flatMap((name) => {
    const [before, now] = [earlier, latest].map((answers) => answers.find((each) => each.name === name))
    const { question = '' } = now ?? before ?? {}
    return before?.answer === now?.answer ? [] : [{ question, before: before?.answer ?? '', now: now?.answer ?? '' }]
  })
}
