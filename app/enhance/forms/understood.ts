import { formDataOf, withFormData } from '../../lib/form-data.ts'
import { understoodMobile } from '../../lib/phone.ts'

/** Pause after typing before the number is shown, in milliseconds. */
const pause = 400

/** Shows below a telephone field how the number is understood, while it is typed. */
export function tellUnderstoodNumber(part: HTMLElement): void {
  showUnderstoodNumber(part)
  part.addEventListener('shown', () => showUnderstoodNumber(part))
  let waiting: ReturnType<typeof setTimeout> | undefined
  part.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
    clearTimeout(waiting)
    waiting = setTimeout(() => showUnderstoodNumber(part), pause)
  })
  // The line below the field moves everything under it. A pressed button that moves would get no click.
  part.addEventListener('pointerdown', () => clearTimeout(waiting))
  for (const event of ['click', 'pointercancel']) part.addEventListener(event, () => showUnderstoodNumber(part))
}

function showUnderstoodNumber(part: HTMLElement): void {
  for (const place of part.querySelectorAll<HTMLElement>(withFormData('understood'))) {
    const field = part.querySelector<HTMLInputElement>(`[aria-describedby~="${place.id}"]`)
    const number = understoodMobile(field?.value ?? '')
    const text = number === null ? '' : (formDataOf(place, 'understood') ?? '').replace('#', number)
    if (place.textContent !== text) place.textContent = text
  }
}
