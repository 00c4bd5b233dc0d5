/** Firefox reports no first paint for some pages: there `start` runs two frames after the load event. */
export function afterFirstPaint(start: () => void): void {
  let isPainted = false
  const startOnce = () => {
    observer.disconnect()
    if (!isPainted) start()
    isPainted = true
  }
  const observer = new PerformanceObserver(startOnce)
  observer.observe({ type: 'paint', buffered: true })
  afterLoad(() => requestAnimationFrame(() => requestAnimationFrame(startOnce)))
}

export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start), { once: true })
}
