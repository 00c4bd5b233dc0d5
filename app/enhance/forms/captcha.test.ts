// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usedCaptcha } from './captcha.ts'
import { control, postForm, servedPart, settled } from './form-part.fixture.ts'

const fields = '<input type="hidden" data-captcha-state="" value="blocked">'
const widgetPlace = (more = '') => `<div data-captcha-script="/widget.js" ${more}></div>`
const byItself = postForm(widgetPlace('data-answers-by-itself=""') + fields)

let scripts: HTMLScriptElement[] = []
const reset = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])))
  reset.mockClear()
  globalThis.turnstile = { reset }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  globalThis.turnstile = undefined
})

/** Puts a form in the page whose captcha widget has loaded. */
function open(form = byItself) {
  const { captcha } = servedPart(form)
  captcha.load()
  scripts.at(-1)?.dispatchEvent(new Event('load'))
  return captcha
}

/** True while sending still waits for the captcha. */
async function isWaiting(answered: Promise<void>): Promise<boolean> {
  await settled()
  return Promise.race([answered.then(() => false), settled().then(() => true)])
}

test('the widget is loaded once, and the form says that it has loaded', () => {
  const captcha = open()
  captcha.load()
  expect(scripts.map(({ src }) => src)).toEqual([expect.stringMatching(/\/widget\.js$/)])
  expect(control('[data-captcha-state]').value).toBe('shown')
})

test('a form without a captcha loads nothing and waits for nothing', async () => {
  const captcha = open(postForm(''))
  expect(scripts).toEqual([])
  expect(await isWaiting(captcha.answered())).toBe(false)
})

test('sending waits for a captcha that runs by itself', async () => {
  const answered = open().answered()
  expect(await isWaiting(answered)).toBe(true)
  globalThis.captchaPassed?.()
  expect(await isWaiting(answered)).toBe(false)
})

test('sending waits at most five seconds', async () => {
  const answered = open().answered()
  vi.advanceTimersByTime(4999)
  expect(await isWaiting(answered)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await isWaiting(answered)).toBe(false)
})

test('sending does not wait for a captcha that the visitor has to solve', async () => {
  expect(await isWaiting(open(postForm(widgetPlace() + fields)).answered())).toBe(false)
})

test.each([
  { event: 'the token expires', cause: () => globalThis.captchaExpired?.() },
  { event: 'a kept page comes back', cause: () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })) },
])('when $event, sending waits for another token', async ({ cause }) => {
  const captcha = open()
  globalThis.captchaPassed?.()
  expect(await isWaiting(captcha.answered())).toBe(false)
  cause()
  expect(reset).toHaveBeenCalled()
  const answered = captcha.answered()
  expect(await isWaiting(answered)).toBe(true)
  globalThis.captchaPassed?.()
  expect(await isWaiting(answered)).toBe(false)
})

test('the answer says whether its token was used', () => {
  const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  expect([page('<div data-captcha-used=""></div>'), page('<div></div>')].map(usedCaptcha)).toEqual([true, false])
})
