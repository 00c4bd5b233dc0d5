/** Milliseconds after the load event. Firefox reports no paint for some pages. */
const longestUnreportedPaint = 1000

/**
 * Calls `start` after the first contentful paint. Two frames after the load event may be too early for that: a busy machine
 * shows a frame later than it makes the next one.
 */
export function afterFirstPaint(start: () => void): void {
  let isStarted = false
  const startOnce = () => {
    observer.disconnect()
    if (!isStarted) start()
    isStarted = true
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startOnce()
  })
  observer.observe({ type: 'paint', buffered: true })
  // A page in a hidden tab is not painted, and makes no frames.
  afterLoad(() => requestAnimationFrame(() => setTimeout(startOnce, longestUnreportedPaint)))
}

export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', () => setTimeout(start), { once: true })
}
