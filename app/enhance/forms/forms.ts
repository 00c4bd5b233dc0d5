import { rememberCalculation } from './calculation.ts'
import { loadCaptcha } from './captcha.ts'
import { answerEarlierChoice, askAgainOnChoice } from './choices.ts'
import { keepDrafts } from './draft.ts'
import { recheckRefusedFields } from './recheck.ts'
import { restoreDraft } from './restore-draft.ts'
import { sendWithoutLeaving } from './send.ts'
import { rememberChange } from './sent-answers.ts'
import { inTurn } from './turns.ts'
import { tellUnderstoodNumber } from './understood.ts'

/** Makes the form of a page quick to answer; without this it works all the same, page by page. */
export async function startForm(part: HTMLElement, touched: ReadonlySet<string>): Promise<void> {
  askAgainOnChoice(part)
  recheckRefusedFields(part)
  sendWithoutLeaving(part)
  loadCaptcha(part)
  tellUnderstoodNumber(part)
  rememberCalculation(part)
  if (part.querySelector('input[type=file]')) import('./shrink-photo.ts').then(({ shrinkPhotos }) => shrinkPhotos(part))
  await inTurn(async () => {
    await restoreDraft(part, touched)
    await answerEarlierChoice(part)
  })
  keepDrafts(part, () => rememberChange(part))
  // Tells tests and styles that live behaviour has begun.
  document.documentElement.dataset.alive = ''
}
