import { readStored, sentAnswersKey } from '../../lib/browser-storage.ts'
import { hasDraft } from './draft.ts'
import { isHandedOver } from './resumed-draft.ts'

type OnceUsed = typeof import('./once-used.ts')

let onceUsed: OnceUsed | undefined

/** Undefined where the line was dropped. */
export async function loadOnceUsed(): Promise<OnceUsed | undefined> {
  onceUsed ??= await import('./once-used.ts').catch(() => undefined)
  return onceUsed
}

/** Runs at once, because the page may be left in the same moment. */
export function rememberChange(part: HTMLElement): void {
  onceUsed?.rememberChange(part)
}

/** Starts what a form needs with its first input; after a dropped line, with the next. */
export async function startOnceUsed(part: HTMLElement): Promise<void> {
  const events = ['input', 'submit']
  const start = async () => {
    for (const event of events) part.removeEventListener(event, start)
    const loaded = await loadOnceUsed()
    loaded?.recheckRefusedFields(part)
    loaded?.tellUnderstoodNumber(part)
    if (!loaded) for (const event of events) part.addEventListener(event, start)
  }
  for (const event of events) part.addEventListener(event, start)
  if (isUsed(part)) await start()
}

export const hasDraftToRestore = (part: HTMLElement): boolean => hasDraft(part) || isHandedOver(part.dataset.name ?? '')

function isUsed(part: HTMLElement): boolean {
  const { name } = part.dataset
  const wasSent = name !== undefined && readStored('sessionStorage', sentAnswersKey(name)) !== null
  const isFilled = part.querySelector('[id$="-error"], input[type=tel][value]:not([value=""])') !== null
  return wasSent || isFilled || hasDraftToRestore(part)
}
