import { hasFormData } from '../../lib/form-data.ts'
import { countDown } from '../countdown.ts'
import { loadWhenOnline } from '../load-when-online.ts'
import { type Touched, untickConsents, watchKeptPage } from './browser-restored.ts'
import { Captcha } from './captcha.ts'
import { askOnChoice } from './choices.ts'
import { DraftStore } from './draft-store.ts'
import type { FormPart } from './form-part.ts'
import { formOf } from './part.ts'
import { sendWithoutLeaving } from './send.ts'
import { takeTurns } from './turns.ts'
import { hasDraftToRestore, loadOnceUsed, startOnceUsed } from './used-form.ts'

const loadShrinking = () => import('./shrink-photo.ts')

/** Starts the form script. Without it the form works page by page. */
export async function startForm(element: HTMLElement, touched: Touched): Promise<void> {
  const part = { element, inTurn: takeTurns(), drafts: new DraftStore(element), captcha: new Captcha(element) }
  const { answerEarlierChoice } = askOnChoice(part)
  sendWithoutLeaving(part)
  part.captcha.load()
  element.addEventListener('shown', () => {
    countDown(element)
    part.captcha.load()
  })
  if (element.querySelector('input[type=file]')) loadWhenOnline(loadShrinking, ({ shrinkPhotos }) => shrinkPhotos(element))
  await startOnceUsed(part)
  await part.inTurn(async () => {
    await fillNewForm(part, touched)
    await answerEarlierChoice()
  })
  part.drafts.keep()
  // Tells tests and styles that live behaviour has begun.
  document.documentElement.dataset.alive = ''
}

/** On a later page of a journey: notices that answers of an earlier page have changed. */
export async function compareAnswers(): Promise<void> {
  const loaded = await loadOnceUsed()
  loaded?.watchForNewerAnswers()
}

async function fillNewForm(part: FormPart, touched: Touched): Promise<void> {
  const form = formOf(part.element)
  if (!form || !hasFormData(part.element, 'fresh')) return
  untickConsents(form, touched)
  watchKeptPage(part.element)
  if (!hasDraftToRestore(part)) return
  const loaded = await loadOnceUsed()
  if (loaded) await loaded.restoreDraft(part, form, touched)
  // Without a connection the form stays empty, and the draft stays on the device.
  else part.drafts.hold()
}
