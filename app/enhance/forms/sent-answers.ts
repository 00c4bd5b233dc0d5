import { readStored, sentAnswersKey, store } from '../../lib/browser-storage.ts'
import { formDataOf } from '../../lib/form-data.ts'
import { type Answer, answersIn, differences } from './answers.ts'
import { type Draft, draftOf } from './draft.ts'
import { formOf } from './part.ts'

/**
 * What a form said when it was sent (`sent`), and what it says by now (`now`, `draft`). The pages it led to compare
 * both, because a change after Back would be lost by the browser's Forward. Kept for this tab.
 */
export type SentForm = { requestKey: string; sentTo: string; sent: Answer[]; now: Answer[]; draft: Draft }

/** Call when a sent form leads to the page `href`. */
export function rememberSent(part: HTMLElement, href: string): void {
  const [name, form, draft] = [formDataOf(part, 'name'), formOf(part), draftOf(part)]
  if (!name || !form || !draft) return
  const answers = answersIn(form)
  const sentTo = new URL(href, location.href).pathname
  const sentForm: SentForm = { requestKey: requestKeyOf(form), sentTo, sent: answers, now: answers, draft }
  store('sessionStorage', sentAnswersKey(name), sentForm)
}

/** Remembers each change of a form that was sent before. */
export function rememberChanges(part: HTMLElement): void {
  part.addEventListener('draft-changed', () => rememberChange(part))
}

function rememberChange(part: HTMLElement): void {
  const [name, form, draft] = [formDataOf(part, 'name'), formOf(part), draftOf(part)]
  if (!name || !form || !draft) return
  const sentForm = sentAnswers(name)
  if (sentForm?.requestKey === requestKeyOf(form))
    store('sessionStorage', sentAnswersKey(name), { ...sentForm, now: answersIn(form), draft })
}

/** The number that makes two submits of the form one request. */
const requestKeyOf = (form: HTMLFormElement) => String(new FormData(form).get('request') ?? '')

export const sentAnswers = (name: string) => readStored<SentForm>('sessionStorage', sentAnswersKey(name))

/** The visitor decided for what was sent. */
export function forgetChange(name: string): void {
  const sentForm = sentAnswers(name)
  if (sentForm) store('sessionStorage', sentAnswersKey(name), { ...sentForm, now: sentForm.sent })
}

export const changesOf = ({ sent, now }: SentForm) => differences(sent, now)
