// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { control, postForm, servedPart, type } from './form-part.fixture.ts'
import { tellUnderstoodNumber } from './understood.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const line = () => control<HTMLElement>('#phone-understood').textContent
const told = 'Nomor yang terbaca: 0812-3456-7890'

function open(): void {
  const field = '<input type="tel" name="phone" aria-describedby="phone-hint phone-understood">'
  const place = '<p id="phone-understood" data-understood="Nomor yang terbaca: #"></p>'
  tellUnderstoodNumber(servedPart(postForm(`${field}${place}<button type="button">Kirim</button>`)).element)
}

test('the number is shown once typing pauses', () => {
  open()
  type('[name=phone]', '+62 812-3456-7890')
  vi.advanceTimersByTime(399)
  expect(line()).toBe('')
  vi.advanceTimersByTime(1)
  expect(line()).toBe(told)
})

test.each(['click', 'pointercancel'])('while a button is pressed nothing moves: the number is shown after %s', (end) => {
  open()
  type('[name=phone]', '0812 3456 7890')
  control('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(2000)
  expect(line()).toBe('')
  control('button').dispatchEvent(new Event(end, { bubbles: true }))
  expect(line()).toBe(told)
})

test('a text that is no number is not shown', () => {
  open()
  type('[name=phone]', '0812')
  vi.advanceTimersByTime(400)
  expect(line()).toBe('')
})
