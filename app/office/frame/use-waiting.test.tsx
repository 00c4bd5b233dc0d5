// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWaiting } from './use-waiting.ts'

let answers: Response[]
const asked = vi.fn(async () => answers.shift() ?? Response.json({ count: 0 }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Count({ first }: { first: number | null }) {
  return <output>{useWaiting(first)}</output>
}
const show = (first: number | null) => {
  const Site = createRoutesStub([{ path: '/', Component: () => <Count first={first} /> }])
  return act(async () => void render(<Site />))
}
const later = () => act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
const shown = () => screen.getByRole('status').textContent

test('every page of the office learns that a visitor waits, and keeps the number without an answer', async () => {
  answers = [Response.json({ count: 1 }), Response.json({ count: 3 }), new Response(null, { status: 503 })]
  await show(1)
  expect(shown()).toBe('1')
  await later()
  expect(shown()).toBe('3')
  await later()
  expect(shown()).toBe('3')
})

test('nothing is asked for an employee who does not answer', async () => {
  await show(null)
  await later()
  expect(asked).not.toHaveBeenCalled()
})
