import { expect, test } from 'vitest'
import { snippet } from './snippet.ts'
import { spanWords } from './words.ts'

test('the newest event in one short line, with its author unless that is the visitor', () => {
  expect(snippet({ kind: 'message', by: 'visitor', text: 'Ada\n\nyang  merah?' })).toBe('Ada yang merah?')
  expect(snippet({ kind: 'message', by: 'staff', text: 'Ada.' })).toBe('Petugas: Ada.')
  expect(snippet({ kind: 'file', by: 'visitor', text: null })).toBe('Foto atau berkas')
  expect(snippet({ kind: 'ended', by: 'staff', text: null })).toBe('Petugas: selesai')
})

test('a long message is cut between letters, never within one', () => {
  expect(snippet({ kind: 'message', by: 'visitor', text: '🚗'.repeat(200) })).toBe(`${'🚗'.repeat(90)}…`)
})

test.each([
  [0, '< 1 mnt'],
  [59_999, '< 1 mnt'],
  [60_000, '1 mnt'],
  [59 * 60_000, '59 mnt'],
  [60 * 60_000, '1 jam'],
  [47 * 3_600_000, '47 jam'],
  [48 * 3_600_000, '2 hari'],
])('%d ms of waiting are %s', (milliseconds, text) => {
  expect(spanWords(milliseconds)).toBe(text)
})
