/** Fetches what makes a form live once the page is painted and loaded, so that it competes with neither. */
export function startForms(): void {
  const part = document.querySelector<HTMLElement>('form-part')
  if (part) afterFirstPaint(() => afterLoad(() => import('./forms/forms.ts').then(({ startForm }) => startForm(part))))
}

function afterFirstPaint(start: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start), { once: true })
}
