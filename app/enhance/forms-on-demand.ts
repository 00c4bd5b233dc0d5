import { withFormData } from '../lib/form-data.ts'
import { afterFirstPaint, afterLoad } from './after-paint.ts'
import { loadWhenOnline } from './load-when-online.ts'

const loadForms = () => import('./forms/forms.ts')

/** Loads the form script after the first paint and the load event, so that it delays neither. */
export function startForms(): void {
  const part = document.querySelector<HTMLElement>('form-part')
  if (!part) return
  const touched = namesTouchedIn(part)
  afterFirstPaint(() => afterLoad(() => loadWhenOnline(loadForms, ({ startForm }) => startForm(part, touched))))
}

/** Loads the comparison of this page with the form that led to it. */
export function startNewerAnswers(): void {
  if (document.querySelector(withFormData('newer'))) loadWhenOnline(loadForms, ({ compareAnswers }) => compareAnswers())
}

/** Names of the fields changed before the script loads. After Back nothing else tells them from restored values. */
function namesTouchedIn(part: HTMLElement): ReadonlySet<string> {
  const touched = new Set<string>()
  const touch = ({ target }: Event) => touched.add((target as HTMLInputElement).name)
  part.addEventListener('input', touch)
  part.addEventListener('change', touch)
  return touched
}
