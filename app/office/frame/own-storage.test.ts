// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetTab, ownKey } from './own-storage.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('each employee has keys of their own', () => {
  expect(ownKey('ani', 'isian', 'catatan TD-1')).not.toBe(ownKey('dewi', 'isian', 'catatan TD-1'))
  expect(ownKey('ani', 'obrolan')).not.toBe(ownKey('ani', 'obrolan-konsep'))
})

test('signing out forgets what this tab keeps for the office, and nothing else', () => {
  sessionStorage.setItem(ownKey('ani', 'obrolan'), '[]')
  sessionStorage.setItem(ownKey('ani', 'isian', 'catatan TD-1'), '{}')
  sessionStorage.setItem('obrolan', '{}')
  localStorage.setItem(ownKey('ani', 'konsep', 'berita/pameran'), '{}')
  forgetTab()
  expect({ ...sessionStorage }).toEqual({ obrolan: '{}' })
  expect(localStorage).toHaveLength(1)
})
