import { formDataOf, hasFormData, withFormData } from '../../lib/form-data.ts'

/** The common interface of both providers' scripts. A page has one widget. */
type Widget = { reset: () => void }

declare global {
  var turnstile: Widget | undefined
  var hcaptcha: Widget | undefined
  /** The widget calls these functions: its element names them. */
  var captchaPassed: (() => void) | undefined
  var captchaExpired: (() => void) | undefined
}

/** How long sending waits for a captcha that runs by itself, in milliseconds. */
const timeoutMs = 5000

/** The captcha of a form part. */
export class Captcha {
  readonly #part: HTMLElement
  #isLoaded = false
  #pass = () => {}
  #passed = this.#untilPassed()

  constructor(part: HTMLElement) {
    this.#part = part
  }

  /** Loads the widget when the form has an element for it, and tells the server that script could show it. */
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
    // A page from the back-forward cache still has the token it was sent with.
    addEventListener('pageshow', ({ persisted }) => persisted && this.renew())
  }

  /** Asks the widget for another token: each can be used once, and only for a few minutes. */
  renew(): void {
    const widget = globalThis.turnstile ?? globalThis.hcaptcha
    if (!widget) return
    this.#passed = this.#untilPassed()
    widget.reset()
  }

  /** Waits for a captcha that runs by itself. Does not wait when the visitor has to solve it. */
  async answered(): Promise<void> {
    const place = this.#place()
    const isRunning = this.#state()?.value === 'shown' && place !== null && hasFormData(place, 'answers-by-itself')
    if (isRunning) await Promise.race([this.#passed, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
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

/** True when the answer says that the form's token was used. */
export const usedCaptcha = (answer: Document): boolean => answer.querySelector(withFormData('captcha-used')) !== null
