import { formDataOf, withFormData } from '../../lib/form-data.ts'

type Answers = { accept: () => Promise<void>; remove: () => void }

/** Asks whether the draft on this device is the visitor's. Shows only the first letter of its name. */
export function askToContinue(part: HTMLElement, name: string, { accept, remove }: Answers): void {
  const place = placeIn(part)
  const question = place?.querySelector<HTMLElement>(withFormData('draft', 'question'))
  const sentence = question?.querySelector<HTMLElement>(withFormData('named'))
  if (!place || !question || !sentence) return
  const [letter] = /^\p{L}/u.exec(name.trim()) ?? []
  if (letter) sentence.textContent = (formDataOf(sentence, 'named') ?? '').replace('#', letter.toUpperCase())
  const [yes, no] = question.querySelectorAll('button')
  yes?.addEventListener('click', async () => {
    await accept()
    place.focus({ preventScroll: true })
  })
  no?.addEventListener('click', () => {
    remove()
    showOnly(place, 'deleted')
    place.focus({ preventScroll: true })
  })
  showOnly(place, 'question')
}

/** Says that the form was filled from its draft. A button empties it. */
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
