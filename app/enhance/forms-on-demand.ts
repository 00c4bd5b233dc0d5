import { withFormData } from '../lib/form-data.ts'
import { afterFirstPaint, afterLoad } from './after-paint.ts'

/** Fetches what makes a form live once the page is painted and loaded, so that it competes with neither. */
export function startForms(): void {
  const part = document.querySelector<HTMLElement>('form-part')
  if (!part) return
  const touched = namesTouchedIn(part)
  afterFirstPaint(() => afterLoad(() => import('./forms/forms.ts').then(({ startForm }) => startForm(part, touched))))
}

/** Fetches what compares this page with the form that led to it. */
export function startNewerAnswers(): void {
  if (document.querySelector(withFormData('newer')))
    void import('./forms/forms.ts').then(({ compareAnswers }) => compareAnswers())
}

/** What the visitor answers before the form is live; after Back nothing else tells it from what the browser put there. */
function namesTouchedIn(part: HTMLElement): ReadonlySet<string> {
  const touched = new Set<string>()
  const touch = ({ target }: Event) => touched.add((target as HTMLInputElement).name)
  part.addEventListener('input', touch)
  part.addEventListener('change', touch)
  return touched
}
