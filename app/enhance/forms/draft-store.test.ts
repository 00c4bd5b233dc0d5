// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/konsultasi" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftStore } from './draft-store.ts'
import { control, postForm, servedPart, type } from './form-part.fixture.ts'

const fields = `<input name="name"><input type="radio" name="payment" value="kredit" checked>
  <input type="hidden" name="shown_at" value="1"><div hidden><input name="request" value="abc"></div>
  <input type="checkbox" name="agreement" value="1" checked><div data-of-script=""><input name="token" value="t"></div>`
const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  localStorage.clear()
  history.replaceState(null, '')
})
afterEach(() => vi.useRealTimers())

const open = (name = 'consultation') => servedPart(postForm(fields), { 'data-name': name }).drafts

test('typed text, choices and hidden fields are stored at once; consents and fields that only script shows are not', () => {
  const drafts = open()
  drafts.keep()
  type('[name=name]', 'Rina')
  expect(drafts.onDevice()).toMatchObject({
    typed: [['name', ['Rina']]],
    chosen: expect.arrayContaining([['payment', ['kredit']]]),
    carried: [['request', ['abc']]],
  })
  expect(JSON.stringify(localStorage)).not.toMatch(/agreement|token/)
})

test('the history entry is updated after a pause, and the part gets an event', () => {
  const { element, drafts } = servedPart(postForm(fields))
  const changed = vi.fn()
  element.addEventListener('draft-changed', changed)
  drafts.keep()
  type('[name=name]', 'Rina')
  expect(drafts.inHistory()).toBeNull()
  vi.advanceTimersByTime(400)
  expect(drafts.inHistory()).toMatchObject({ typed: [['name', ['Rina']]] })
  expect(changed).toHaveBeenCalledOnce()
})

test('leaving the page stores the waiting changes', () => {
  const drafts = open()
  drafts.keep()
  type('[name=name]', 'Rina')
  dispatchEvent(new Event('pagehide'))
  expect(drafts.inHistory()).toMatchObject({ typed: [['name', ['Rina']]] })
})

test('a held draft stays on the device until it is released or forgotten, whatever is typed', () => {
  const drafts = open()
  drafts.keep()
  type('[name=name]', 'Rina')
  drafts.hold()
  type('[name=name]', 'Budi')
  expect(drafts.onDevice()?.typed).toEqual([['name', ['Rina']]])
  drafts.release()
  drafts.save()
  expect(drafts.onDevice()?.typed).toEqual([['name', ['Budi']]])
  drafts.hold()
  drafts.forget()
  expect(drafts.onDevice()).toBeNull()
  drafts.save()
  expect(drafts.onDevice()).not.toBeNull()
})

test('a sent draft is removed from the device but not from the history entry; a deleted draft from both', () => {
  const drafts = open()
  drafts.save()
  drafts.forget()
  expect(drafts.onDevice()).toBeNull()
  expect(drafts.inHistory()).not.toBeNull()
  drafts.delete()
  expect(drafts.exist()).toBe(false)
})

test('a draft on the device is kept for a week', () => {
  const drafts = open()
  drafts.save()
  vi.advanceTimersByTime(7 * day - minute)
  expect(drafts.onDevice()).not.toBeNull()
  vi.advanceTimersByTime(minute)
  expect(drafts.onDevice()).toBeNull()
  expect(localStorage.getItem('isian:consultation')).toBeNull()
})

test('a draft of an earlier version of the site is dropped', () => {
  localStorage.setItem('isian:consultation', JSON.stringify({ at: Date.now(), fields: [['agreement', ['ya']]] }))
  expect(open().onDevice()).toBeNull()
  expect(localStorage.getItem('isian:consultation')).toBeNull()
})

test('a part without a name stores nothing, and each name has its own draft', () => {
  const { element } = servedPart(postForm(fields))
  element.removeAttribute('data-name')
  new DraftStore(element).save()
  expect(localStorage).toHaveLength(0)
  open('fleet').save()
  expect(open('consultation').exist()).toBe(false)
  expect(control('[name=name]').value).toBe('')
})
