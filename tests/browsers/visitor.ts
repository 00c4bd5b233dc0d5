import { expect } from '@playwright/test'
import type { Control, Driver } from './driver.ts'

/** Milliseconds. Long, because tests may run on a busy machine. A test that hangs still fails. */
const timeoutMs = 60_000

/** A person in a browser: finds things by their visible text and waits until they appear. */
export class Visitor {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.#driver.goto(this.#site + path)
    await this.until(() => {
      const isLive = document.documentElement.dataset.alive === ''
      const formsRun = isLive || !document.querySelector('form-part')
      return document.readyState === 'complete' && formsRun && !document.querySelector('live-part:not([data-alive])')
    })
  }

  /** A button, link or summary with this text. Pressed again when it was replaced or has moved away just before the press. */
  async press(name: string): Promise<void> {
    await this.#use('a, button, summary', name, async (control) => {
      await control.click()
      const isLost = await this.run(() => (window as Watching).isPressed === false).catch(() => false)
      if (isLost) throw new Error('The press has not reached the control.')
    })
  }

  /** A radio button or tick box with this label. */
  async choose(label: string): Promise<void> {
    await this.#use('label', label, (control) => control.click())
  }

  async write(label: string, text: string): Promise<void> {
    await this.#use('input, textarea', label, (control) => control.fill(text))
  }

  async select(label: string, option: string): Promise<void> {
    await this.#use('select', label, (control) => control.select(option))
  }

  async seesHeading(text: string): Promise<void> {
    await this.until((wanted) => {
      const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
      return headings.some((heading) => heading.textContent.trim().startsWith(wanted))
    }, text)
  }

  async until<Words extends unknown[]>(condition: (...words: Words) => boolean, ...words: Words): Promise<void> {
    await expect.poll(() => this.run(condition, ...words).catch(() => false), { timeout: timeoutMs }).toBe(true)
  }

  run<Answer, Words extends unknown[]>(work: (...words: Words) => Answer, ...words: Words) {
    return this.#driver.run(work, ...words)
  }

  /**
   * Retries until it works, because an answer of the server can replace an element before it is used. A press that opens
   * another page can end with the old page. Then the driver reports an error although the press worked.
   */
  async #use(selector: string, name: string, use: (control: Control) => Promise<void>): Promise<void> {
    const start = await this.run(() => location.href)
    const hasLeft = () => this.run((before) => location.href !== before, start).catch(() => false)
    let problem: unknown
    const attempt = async () => {
      try {
        const control = await this.#driver.find(findByName, selector, name)
        if (control) await use(control)
        return control !== null || (problem !== undefined && (await hasLeft()))
      } catch (fault) {
        problem = fault
        return false
      }
    }
    await expect.poll(attempt, { timeout: timeoutMs, message: `${selector} "${name}"` }).toBe(true)
  }
}

/** False until the control that was found last is pressed. Absent on the next page. */
type Watching = { isPressed?: boolean }

/** Runs in the page. Finds the visible, enabled element whose label or text equals the name, or else starts with it. */
function findByName(selector: string, name: string): Element | null {
  const textOf = (element: Element | null | undefined) =>
    ((element as HTMLElement | null)?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const label = (element as HTMLInputElement).labels?.[0]
    return element.getAttribute('aria-label') ?? textOf(labelledBy ? document.getElementById(labelledBy) : (label ?? element))
  }
  const usable = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled,
  )
  const found = usable.find((element) => nameOf(element) === name) ?? usable.find((element) => nameOf(element).startsWith(name))
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const watching: { isPressed?: boolean } = window as object
  watching.isPressed = false
  found?.addEventListener('click', () => Object.assign(watching, { isPressed: true }), { capture: true })
  return found ?? null
}
