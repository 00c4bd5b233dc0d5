import { afterFirstPaint, afterLoad } from './after-paint.ts'

/** Fetches React and the code of the page's live parts, once the page is painted and loaded. */
export function startLiveParts(): void {
  const script = document.querySelector<HTMLElement>('live-part')?.dataset.script
  if (script) afterFirstPaint(() => afterLoad(() => import(/* @vite-ignore */ script)))
}
