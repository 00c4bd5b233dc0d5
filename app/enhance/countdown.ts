const running = new Map<HTMLElement, ReturnType<typeof setInterval>>()

/** In seconds. A longer wait keeps the clock time that the server wrote. */
const longestCount = 120

/**
 * Disables the buttons in an element marked `data-countdown="<instant>"` until that instant, and counts the seconds.
 * `data-served` is the server's time of the answer, because the visitor's clock may be wrong. `data-left` is a text
 * with `#` for the seconds; screen readers announce `data-over` at the end. Call it again after an answer of the
 * server has changed the page.
 */
export function countDown(within: ParentNode = document) {
  for (const [place, ticking] of running) if (!place.isConnected || within.contains(place)) stop(place, ticking)
  for (const place of within.querySelectorAll<HTMLElement>('[data-countdown][data-served]')) count(place)
}

function count(place: HTMLElement) {
  const { countdown = '', served = '' } = place.dataset
  const end = Date.now() + Date.parse(countdown) - Date.parse(served)
  const buttons = place.querySelectorAll('button')
  const left = place.querySelector<HTMLElement>('[data-left]')
  const over = place.querySelector<HTMLElement>('[data-over]')
  const tick = () => {
    const seconds = Math.ceil((end - Date.now()) / 1000)
    for (const button of buttons) button.disabled = seconds > 0
    if (left && seconds <= longestCount) left.textContent = left.dataset.left?.replace('#', String(seconds)) ?? ''
    if (seconds > 0) return
    stop(place, ticking)
    left?.remove()
    if (over) over.textContent = over.dataset.over ?? ''
  }
  const ticking = setInterval(tick, 1000)
  running.set(place, ticking)
  tick()
}

function stop(place: HTMLElement, ticking: ReturnType<typeof setInterval>) {
  clearInterval(ticking)
  running.delete(place)
}
