import { formDataOf, hasFormData, withFormData } from '../../lib/form-data.ts'

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

/** The check of a form part that a person sends the form. */
export class Captcha {
  readonly #part: HTMLElement
  #isLoaded = false
  #pass = () => {}
  #passed = this.#untilPassed()

  constructor(part: HTMLElement) {
    this.#part = part
  }

  /** Fetches the widget once the form has a place for it, and tells the server that the browser could. */
  load(): void {
    const place = this.#place()
    if (!place || this.#isLoaded) return
    this.#isLoaded = true
    globalThis.captchaPassed = () => this.#pass()
    globalThis.captchaExpired = () => this.renew()
    const script = Object.assign(document.createElement('script'), { src: formDataOf(place, 'captcha-script'), async: true })
    script.addEventListener('load', () => {
      const state = this.#state()
      if (state) state.value = 'shown'
    })
    document.head.append(script)
    // A page the browser kept comes back with the token it was sent with.
    addEventListener('pageshow', ({ persisted }) => persisted && this.renew())
  }

  /** Asks the widget for another token: each is good once and for a few minutes. */
  renew(): void {
    const widget = globalThis.turnstile ?? globalThis.hcaptcha
    if (!widget) return
    this.#passed = this.#untilPassed()
    widget.reset()
  }

  /** Waits for a check that asks the visitor nothing; any other is the visitor's to pass. */
  async answered(): Promise<void> {
    const place = this.#place()
    const isRunning = this.#state()?.value === 'shown' && place !== null && hasFormData(place, 'answers-by-itself')
    if (isRunning) await Promise.race([this.#passed, new Promise((resolve) => setTimeout(resolve, patience))])
  }

  #untilPassed(): Promise<void> {
    return new Promise((resolve) => {
      this.#pass = resolve
    })
  }

  #place(): HTMLElement | null {
    return this.#part.querySelector(withFormData('captcha-script'))
  }

  #state(): HTMLInputElement | null {
    return this.#part.querySelector(withFormData('captcha-state'))
  }
}

/** True where the answer to a form says that its token was used. */
export const usedCaptcha = (answer: Document): boolean => answer.querySelector(withFormData('captcha-used')) !== null
