import { formDataOf, withFormData } from '../../lib/form-data.ts'

type Answers = { goOn: () => Promise<void>; remove: () => void }

/** Asks whether the draft on this device is the visitor's. Of its name only the first letter is shown. */
export function askToContinue(part: HTMLElement, name: string, { goOn, remove }: Answers): void {
  const place = placeIn(part)
  const question = place?.querySelector<HTMLElement>(withFormData('draft', 'question'))
  const sentence = question?.querySelector<HTMLElement>(withFormData('named'))
  if (!place || !question || !sentence) return
  const [letter] = /^\p{L}/u.exec(name.trim()) ?? []
  if (letter) sentence.textContent = (formDataOf(sentence, 'named') ?? '').replace('#', letter.toUpperCase())
  const [yes, no] = question.querySelectorAll('button')
  yes?.addEventListener('click', async () => {
    await goOn()
    place.focus({ preventScroll: true })
  })
  no?.addEventListener('click', () => {
    remove()
    showOnly(place, 'deleted')
    place.focus({ preventScroll: true })
  })
  showOnly(place, 'question')
}

/** Tells that the form was filled with its draft; a button empties it. */
export function showRestored(part: HTMLElement, empty: () => void): void {
  const place = placeIn(part)
  if (!place) return
  place.querySelector(`${withFormData('draft', 'restored')} button`)?.addEventListener('click', empty)
  showOnly(place, 'restored')
}

const placeIn = (part: HTMLElement) => part.querySelector<HTMLElement>('#isian-kembali')

function showOnly(place: HTMLElement, name: 'restored' | 'question' | 'deleted'): void {
  for (const each of place.querySelectorAll<HTMLElement>(withFormData('draft'))) each.hidden = formDataOf(each, 'draft') !== name
}
