export function afterFirstPaint(start: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
}

export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start), { once: true })
}
