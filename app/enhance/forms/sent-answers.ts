import { readStored, sentAnswersKey, store } from '../../lib/browser-storage.ts'
import { formDataOf } from '../../lib/form-data.ts'
import { type Answer, answersIn, differences } from './answers.ts'
import { type Draft, draftOf } from './draft.ts'
import { formOf } from './part.ts'

/**
 * The answers of a form when it was sent (`sent`), and its current ones (`now`, `draft`). The later pages compare
 * both, because the browser's Forward would drop a change made after Back. Stored for this tab.
 */
export type SentForm = { requestKey: string; sentTo: string; sent: Answer[]; now: Answer[]; draft: Draft }

/** Call it when a sent form leads to the page `href`. */
export function rememberSent(part: HTMLElement, href: string): void {
  const [name, form, draft] = [formDataOf(part, 'name'), formOf(part), draftOf(part)]
  if (!name || !form || !draft) return
  const answers = answersIn(form)
  const sentTo = new URL(href, location.href).pathname
  const sentForm: SentForm = { requestKey: requestKeyOf(form), sentTo, sent: answers, now: answers, draft }
  store('sessionStorage', sentAnswersKey(name), sentForm)
}

/** Stores each change of a form that was already sent. */
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

/** Call it when the visitor keeps the sent answers. */
export function forgetChange(name: string): void {
  const sentForm = sentAnswers(name)
  if (sentForm) store('sessionStorage', sentAnswersKey(name), { ...sentForm, now: sentForm.sent })
}

export const changesOf = ({ sent, now }: SentForm) => differences(sent, now)
