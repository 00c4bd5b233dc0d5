// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readOrKeep, useKept } from './read-or-keep.ts'

const fails = (error: unknown) => async (): Promise<string> => {
  throw error
}
const away = new TypeError('Failed to fetch')
const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null })

test('while the server is away, the page that is shown stays', async () => {
  renderHook(() => useKept('desk', '', 'shown'))
  expect(await readOrKeep('desk', '', fails(away))).toBe('shown')
  expect(await readOrKeep('desk', '', fails(routeError(503)))).toBe('shown')
  expect(await readOrKeep('desk', '', async () => 'new')).toBe('new')
})

test('another page, and one that was never shown, is not replaced by it', async () => {
  renderHook(() => useKept('desk', '', 'shown'))
  await expect(readOrKeep('desk', '?tampil=selesai', fails(away))).rejects.toBe(away)
  await expect(readOrKeep('load', '', fails(away))).rejects.toBe(away)
})

test('a conversation that is gone, and a redirect to the page of signing in, count', async () => {
  renderHook(() => useKept('conversation', 'satu', 'shown'))
  const gone = routeError(404)
  await expect(readOrKeep('conversation', 'satu', fails(gone))).rejects.toBe(gone)
  const redirected = new Response(null, { status: 302 })
  await expect(readOrKeep('conversation', 'satu', fails(redirected))).rejects.toBe(redirected)
})
