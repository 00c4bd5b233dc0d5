import { showServed } from '../lib/served-part.ts'
import { afterFirstPaint, afterLoad } from './after-paint.ts'
import { loadWhenOnline } from './load-when-online.ts'

/** Loads React and the code of the page's live parts after the first paint and the load event. */
export function startLiveParts(): void {
  const script = document.querySelector<HTMLElement>('live-part')?.dataset.script
  if (script) afterFirstPaint(() => afterLoad(() => load(script)))
}

function load(script: string): void {
  loadWhenOnline(
    () => import(/* @vite-ignore */ script),
    () => {},
    showServedParts,
  )
}

function showServedParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('live-part')) showServed(part)
}
