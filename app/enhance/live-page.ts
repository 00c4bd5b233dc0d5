/** Fetches the script of a page with a live part once the page is painted and loaded, so that it competes with neither. */
export function startLivePage() {
  const script = document.querySelector<HTMLElement>('[data-live]')?.dataset.script
  if (script) afterFirstPaint(() => afterLoad(() => import(/* @vite-ignore */ script)))
}

function afterFirstPaint(start: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function afterLoad(start: () => void) {
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start), { once: true })
}
