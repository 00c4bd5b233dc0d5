import { answers, type ConsentPurpose, choiceIn, purposesOf } from '../../lib/consent-choice.ts'
import { answered, answeredId, asksAttribute } from '../../lib/page-tracking.ts'
import { cookieText } from './own-cookies.ts'

const choicesPath = '/privasi/pilihan'

type Asked = { text: number; asked: string }

const refusesForVisitor = (): boolean => Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)

/** What the visitor allows now. Global Privacy Control refuses everything, whatever was chosen before. */
export function allowedNow({ text, asked }: Asked): readonly ConsentPurpose[] {
  const choice = choiceIn(cookieText())
  return answers(choice, text, purposesOf(asked)) && !refusesForVisitor() ? choice.allowed : []
}

/**
 * Sends the banner's form without leaving the page, and tells what is allowed then. Where that is not possible, the
 * browser sends it.
 */
export function answerInPlace(page: Asked, onAnswer: (allowed: readonly ConsentPurpose[]) => void): void {
  const form = document.querySelector<HTMLFormElement>('#izin form')
  if (!form) return
  const answer = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await send(new FormData(form, event.submitter)))) return form.requestSubmit(event.submitter)
    document.documentElement.setAttribute(asksAttribute, answered)
    // The pressed button is gone. Without this the focus would begin at the top of the page again, and nothing would be read out.
    document.getElementById(answeredId)?.focus()
    onAnswer(allowedNow(page))
  }
  form.addEventListener('submit', answer, { once: true })
}

/** A choice of before, in a browser that refuses now: the server deletes the cookies of tags. */
export function withdrawForSignal(): void {
  if (refusesForVisitor() && choiceIn(cookieText())?.allowed.length) send(new FormData())
}

/** False when the server did not take the choice. */
function send(fields: FormData): Promise<boolean> {
  const body = new URLSearchParams([...fields] as [string, string][])
  return fetch(choicesPath, { method: 'POST', body, redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
}
