import { expect, test } from 'vitest'
import { continues, type DeviceCopy, isNewer } from './device-copy.ts'

const copy: DeviceCopy = { typed: {}, slug: 'a', base: 1, turn: 3, isSaved: false, windowId: 'own', at: '2026-11-28T02:00:00Z' }

test('a copy continues the draft that it knows, and the one that its own window saved without an answer', () => {
  expect(continues(copy, { base: 1, turn: 3, windowId: 'another' })).toBe(true)
  expect(continues(copy, { base: 1, turn: 4, windowId: 'own' })).toBe(true)
})

test('a copy does not continue the draft of another window, nor one on another version', () => {
  expect(continues(copy, { base: 1, turn: 4, windowId: 'another' })).toBe(false)
  expect(continues({ ...copy, windowId: '' }, { base: 1, turn: 4, windowId: '' })).toBe(false)
  expect(continues(copy, { base: 2, turn: 3, windowId: 'own' })).toBe(false)
})

test('a page that was read just before a draft was saved shows that draft', () => {
  const saved = { ...copy, isSaved: true }
  const now = Date.parse(copy.at) + 2000
  expect(isNewer(saved, { base: 1, turn: 2, windowId: 'own' }, now)).toBe(true)
  expect(isNewer(saved, { base: 1, turn: 3, windowId: 'own' }, now)).toBe(false)
  expect(isNewer(saved, { base: 2, turn: 2, windowId: 'own' }, now)).toBe(false)
  expect(isNewer(copy, { base: 1, turn: 2, windowId: 'own' }, now)).toBe(false)
  // An hour later the draft is gone because it was thrown away on another device.
  expect(isNewer(saved, { base: 1, turn: 0, windowId: '' }, now + 3_600_000)).toBe(false)
  expect(continues(saved, { base: 1, turn: 3, windowId: 'own' })).toBe(false)
})
