import { loadCaptcha } from './captcha.ts'
import { answerEarlierChoice, askAgainOnChoice } from './choices.ts'
import { keepWhatIsTyped, restoreWhatWasTyped } from './kept.ts'
import { recheckRefusedFields } from './recheck.ts'
import { sendWithoutLeaving } from './send.ts'
import { inTurn } from './turns.ts'
import { tellUnderstoodNumber } from './understood.ts'

/** Makes the form of a page quick to answer; without this it works all the same, page by page. */
export async function startForm(part: HTMLElement, touched: ReadonlySet<string>): Promise<void> {
  askAgainOnChoice(part)
  recheckRefusedFields(part)
  sendWithoutLeaving(part)
  loadCaptcha(part)
  tellUnderstoodNumber(part)
  if (part.querySelector('input[type=file]')) import('./shrink-photo.ts').then(({ shrinkPhotos }) => shrinkPhotos(part))
  await inTurn(async () => {
    await restoreWhatWasTyped(part, touched)
    await answerEarlierChoice(part)
  })
  keepWhatIsTyped(part)
  // Tells tests and styles that live behaviour has begun.
  document.documentElement.dataset.alive = ''
}
