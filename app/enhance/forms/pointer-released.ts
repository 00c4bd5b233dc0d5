let lifted: Promise<void> = Promise.resolve()

/** A hand that rests on something for longer only looks; in milliseconds. */
const longestPress = 2000

/** A press is over with its click, which comes after the finger is lifted. A slider is held to see what follows. */
addEventListener(
  'pointerdown',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'range') return
    lifted = new Promise((resolve) => {
      const over = () => setTimeout(resolve)
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, over, { once: true })
      setTimeout(resolve, longestPress)
    })
  },
  { capture: true, passive: true },
)

/** Waits while something is pressed: what moved away under the finger would not get its click. */
export function pointerReleased(): Promise<void> {
  return lifted
}
