/** Delays that a user feels on a page, in milliseconds. */
export type Felt = {
  /** From a key press or touch to the next frame, one figure an interaction. */
  interactions: number[]
  /** Frames that took longer than 50 ms. */
  frames: number[]
  tasks: number[]
  /** From the last key press in a field to new content. */
  updates: number[]
}

type Window = typeof globalThis & { felt: Felt & { byInteraction: Map<number, number> } }

/** Runs in the page before the page's own scripts. Event Timing reports durations in steps of 8 ms, from 16 ms on. */
export function measureFelt(): void {
  const felt = { interactions: [], frames: [], tasks: [], updates: [], byInteraction: new Map() } as Window['felt']
  ;(globalThis as Window).felt = felt
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options })
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEventTiming
      if (interactionId)
        felt.byInteraction.set(interactionId, Math.max(felt.byInteraction.get(interactionId) ?? 0, entry.duration))
    },
    { durationThreshold: 16 },
  )
  let [begun, typedAt] = [Number.POSITIVE_INFINITY, 0]
  addEventListener('input', ({ target }) => {
    begun = Math.min(begun, performance.now())
    typedAt = target instanceof HTMLInputElement && target.type !== 'range' ? performance.now() : 0
  })
  observe('long-animation-frame', ({ startTime, duration }) => startTime >= begun && felt.frames.push(duration))
  observe('longtask', ({ startTime, duration }) => startTime >= begun && felt.tasks.push(duration))
  new MutationObserver(() => {
    if (typedAt) felt.updates.push(performance.now() - typedAt)
    typedAt = 0
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page at the end. Interactions too short for Event Timing count as 16 ms, the shortest it reports. */
export function reportOf(): Felt {
  const { byInteraction, ...felt } = (globalThis as Window).felt
  const count = (performance as Performance & { interactionCount: number }).interactionCount
  const told = [...byInteraction.values()]
  return { ...felt, interactions: [...told, ...Array.from({ length: count - told.length }, () => 16)] }
}
