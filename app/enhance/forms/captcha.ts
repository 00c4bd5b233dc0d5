/** What the scripts of both providers offer; a page has one widget. */
type Widget = { reset: () => void }

declare global {
  var turnstile: Widget | undefined
  var hcaptcha: Widget | undefined
  /** The widget calls these by the names its element gives. */
  var captchaPassed: (() => void) | undefined
  var captchaExpired: (() => void) | undefined
}

/** How long sending waits for a check that answers by itself, in milliseconds. */
const patience = 5000

let isLoaded = false
let pass = () => {}
let passed = untilPassed()

function untilPassed(): Promise<void> {
  return new Promise((resolve) => {
    pass = resolve
  })
}

/** Fetches the check once a form has one, and tells the server that the browser could. */
export function loadCaptcha(part: HTMLElement): void {
  const place = placeIn(part)
  if (!place || isLoaded) return
  isLoaded = true
  globalThis.captchaPassed = () => pass()
  globalThis.captchaExpired = renewCaptcha
  const script = Object.assign(document.createElement('script'), { src: place.dataset.captchaScript, async: true })
  script.addEventListener('load', () => {
    const state = stateIn(part)
    if (state) state.value = 'shown'
  })
  document.head.append(script)
  // A page the browser kept comes back with the token it was sent with.
  addEventListener('pageshow', ({ persisted }) => persisted && renewCaptcha())
}

/** Asks the widget for another token: each is good once and for a few minutes. */
export function renewCaptcha(): void {
  const widget = globalThis.turnstile ?? globalThis.hcaptcha
  if (!widget) return
  passed = untilPassed()
  widget.reset()
}

/** True where the answer to a form says that its token was used. */
export const usedCaptcha = (answer: Document): boolean => answer.querySelector('[data-captcha-used]') !== null

/** Waits for a check that asks the visitor nothing; any other is the visitor's to pass. */
export async function captchaAnswered(part: HTMLElement): Promise<void> {
  const isRunning = stateIn(part)?.value === 'shown' && placeIn(part)?.dataset.answersByItself !== undefined
  if (isRunning) await Promise.race([passed, new Promise((resolve) => setTimeout(resolve, patience))])
}

const placeIn = (part: HTMLElement) => part.querySelector<HTMLElement>('[data-captcha-script]')
const stateIn = (part: HTMLElement) => part.querySelector<HTMLInputElement>('[data-captcha-state]')
