import { readStored, sentAnswersKey } from '../../lib/browser-storage.ts'
import { formDataOf } from '../../lib/form-data.ts'
import type { FormPart } from './form-part.ts'
import { isHandedOver } from './resumed-draft.ts'

/** Undefined when the connection failed. */
export const loadOnceUsed = () => import('./once-used.ts').catch(() => undefined)

/** Loads what a form needs after its first input. When that fails, tries again with the next input. */
export async function startOnceUsed(part: FormPart): Promise<void> {
  const { element } = part
  const events = ['input', 'submit']
  const start = async () => {
    for (const event of events) element.removeEventListener(event, start)
    const loaded = await loadOnceUsed()
    loaded?.recheckRefusedFields(element)
    loaded?.tellUnderstoodNumber(element)
    loaded?.rememberChanges(element)
    if (!loaded) for (const event of events) element.addEventListener(event, start)
  }
  for (const event of events) element.addEventListener(event, start)
  if (isUsed(part)) await start()
}

export const hasDraftToRestore = ({ element, drafts }: FormPart): boolean =>
  drafts.exist() || isHandedOver(formDataOf(element, 'name') ?? '')

function isUsed(part: FormPart): boolean {
  const name = formDataOf(part.element, 'name')
  const wasSent = name !== undefined && readStored('sessionStorage', sentAnswersKey(name)) !== null
  const isFilled = part.element.querySelector('[id$="-error"], input[type=tel][value]:not([value=""])') !== null
  return wasSent || isFilled || hasDraftToRestore(part)
}
