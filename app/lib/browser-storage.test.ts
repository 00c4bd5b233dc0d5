// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetStored, storageKeys } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('nothing that the site stores for a visitor survives an erasure; drafts of the office do', () => {
  for (const area of [localStorage, sessionStorage])
    for (const key of storageKeys) area.setItem(key.endsWith(':') ? `${key}contact-message` : key, 'Rina 081234567890')
  localStorage.setItem('kantor-obrolan', 'x')
  forgetStored()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['kantor-obrolan'])
})

test('storage that is forbidden stops nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  sessionStorage.setItem('terkirim:contact-message', 'x')
  forgetStored()
  expect(sessionStorage.length).toBe(0)
})
