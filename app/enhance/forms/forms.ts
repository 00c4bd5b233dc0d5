import { type Touched, untickConsents, watchKeptPage } from './browser-restored.ts'
import { loadCaptcha } from './captcha.ts'
import { answerEarlierChoice, askAgainOnChoice } from './choices.ts'
import { holdDraft, keepDrafts } from './draft.ts'
import { formOf } from './part.ts'
import { sendWithoutLeaving } from './send.ts'
import { inTurn } from './turns.ts'
import { hasDraftToRestore, loadOnceUsed, rememberChange, startOnceUsed } from './used-form.ts'

/** Makes the form of a page quick to answer; without this it works all the same, page by page. */
export async function startForm(part: HTMLElement, touched: Touched): Promise<void> {
  askAgainOnChoice(part)
  sendWithoutLeaving(part)
  loadCaptcha(part)
  if (part.querySelector('input[type=file]')) import('./shrink-photo.ts').then(({ shrinkPhotos }) => shrinkPhotos(part))
  await startOnceUsed(part)
  await inTurn(async () => {
    await fillNewForm(part, touched)
    await answerEarlierChoice(part)
  })
  keepDrafts(part, () => rememberChange(part))
  // Tells tests and styles that live behaviour has begun.
  document.documentElement.dataset.alive = ''
}

/** A page that stands on the answers of an earlier one notices that they were changed. */
export async function compareAnswers(): Promise<void> {
  const loaded = await loadOnceUsed()
  loaded?.watchForNewerAnswers()
}

async function fillNewForm(part: HTMLElement, touched: Touched): Promise<void> {
  const form = formOf(part)
  if (!form || part.dataset.fresh === undefined) return
  untickConsents(form, touched)
  watchKeptPage(part)
  if (!hasDraftToRestore(part)) return
  const loaded = await loadOnceUsed()
  if (loaded) await loaded.restoreDraft(part, form, touched)
  // On a dropped line the form stays empty, and the draft stays where it is.
  else holdDraft(true)
}
