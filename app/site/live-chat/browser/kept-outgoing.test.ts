// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { KeptOutgoing } from './kept-outgoing.ts'
import type { OutgoingText } from './outgoing.ts'

const message = (id: string): OutgoingText => ({ id, text: `Pesan ${id}`, refusal: null, conversation: 'rina' })
const [one, two, three] = [message('satu'), message('dua'), message('tiga')]

beforeEach(() => localStorage.clear())

test('a tab that is closed without a connection leaves its messages to the next one, in order', () => {
  new KeptOutgoing().write('rina', [one, two])
  expect(new KeptOutgoing().read('rina')).toEqual([one, two])
})

test('two tabs keep the messages of both, and each removes only what it knows', () => {
  const [first, second] = [new KeptOutgoing(), new KeptOutgoing()]
  first.write('rina', [one])
  second.write('rina', [two])
  first.write('rina', [one, three])
  expect(new KeptOutgoing().read('rina')).toEqual([two, one, three])
  first.write('rina', [])
  expect(new KeptOutgoing().read('rina')).toEqual([two])
  second.write('rina', [])
  expect(localStorage).toHaveLength(0)
})

test('a new conversation neither sends nor keeps what was written in the former one', () => {
  new KeptOutgoing().write('rina', [one])
  expect(new KeptOutgoing().read('budi')).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('what an earlier browser session left is deleted', () => {
  new KeptOutgoing().write('rina', [one])
  const later = new KeptOutgoing()
  expect(later.hasAny).toBe(true)
  later.forget()
  expect([later.hasAny, localStorage.length]).toEqual([false, 0])
})

test('before a conversation is known nothing is lost', () => {
  new KeptOutgoing().write('rina', [one])
  const tab = new KeptOutgoing()
  expect(tab.read(null)).toEqual([])
  tab.write(null, [])
  expect(new KeptOutgoing().read('rina')).toEqual([one])
})
