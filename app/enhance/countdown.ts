const running = new Map<HTMLElement, ReturnType<typeof setInterval>>()

/** Up to here seconds say more than the clock time that stands there. */
const worthCounting = 120

/**
 * What is marked `data-countdown="<instant>"` holds its buttons back until then and counts the seconds. Its
 * `data-served` tells what time it was for the server, since the visitor's clock may be wrong. The sentence of
 * `data-left` has a `#` for the seconds; the one of `data-over` is read out once they have passed. Called again
 * after an answer of the server has changed the page, it counts what stands there now.
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
    if (left && seconds <= worthCounting) left.textContent = left.dataset.left?.replace('#', String(seconds)) ?? ''
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
