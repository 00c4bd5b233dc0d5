import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftSaver, pause, retry, type SaveState, type Writing } from './draft-saver.ts'
import type { Answer, Standing } from './work.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const title = (text: string): Writing => ({ typed: { title: text }, slug: 'a', base: 1 })
const standing = (turn: number): Standing => ({
  turn,
  windowId: '',
  savedAt: '2026-11-28T02:00:00Z',
  preview: null,
  checks: [],
  changed: [],
  latest: null,
  others: [],
})

/** A saver whose server answers as the test says. `kept`: the copy on the device. */
function open(answers: (() => Promise<Answer>)[] = []) {
  const sent: { title: unknown; turn: number }[] = []
  const counts: number[] = []
  const states: SaveState[] = []
  const device: { kept: Writing | null; isSaved: boolean } = { kept: null, isSaved: false }
  const saver = new DraftSaver(
    0,
    { id: 'own', sent: 0 },
    {
      send: (writing, turn, window) => {
        sent.push({ title: writing.typed.title, turn })
        counts.push(window.sent)
        const own = answers.shift()
        return own ? own() : Promise.resolve({ ok: true, act: 'draft', standing: standing(turn + 1) })
      },
      keep: ({ typed, slug, base, isSaved }) => {
        Object.assign(device, { kept: { typed, slug, base }, isSaved })
      },
      show: (state) => states.push(state),
    },
  )
  return { saver, sent, counts, states, device }
}

test('one pause of typing sends one draft, and the copy on the device is marked as saved', async () => {
  const { saver, sent, states, device } = open()
  for (const text of ['J', 'Ju', 'Jud']) saver.change(title(text))
  expect(device).toEqual({ kept: title('Jud'), isSaved: false })
  await vi.advanceTimersByTimeAsync(pause)
  expect(sent).toEqual([{ title: 'Jud', turn: 0 }])
  expect(device.isSaved).toBe(true)
  expect(states.at(-1)).toBe('saved')
})

test('what is typed during a request is sent afterwards, as the next turn', async () => {
  let answer: (value: Answer) => void = () => undefined
  const first = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const { saver, sent, device } = open([() => first])
  saver.change(title('A'))
  await vi.advanceTimersByTimeAsync(pause)
  saver.change(title('AB'))
  await vi.advanceTimersByTimeAsync(pause)
  expect(sent).toHaveLength(1)
  answer({ ok: true, act: 'draft', standing: standing(1) })
  await vi.advanceTimersByTimeAsync(pause)
  expect(sent).toEqual([
    { title: 'A', turn: 0 },
    { title: 'AB', turn: 1 },
  ])
  expect(device.isSaved).toBe(true)
})

test('without a connection the copy stays and is sent again later', async () => {
  const { saver, sent, counts, states, device } = open([() => Promise.reject(new TypeError('Failed to fetch'))])
  saver.change(title('A'))
  await vi.advanceTimersByTimeAsync(pause)
  expect([states.at(-1), device]).toEqual(['unsent', { kept: title('A'), isSaved: false }])
  await vi.advanceTimersByTimeAsync(retry)
  expect(sent).toEqual([
    { title: 'A', turn: 0 },
    { title: 'A', turn: 0 },
  ])
  expect(counts).toEqual([1, 2])
  expect([states.at(-1), device.isSaved]).toEqual(['saved', true])
})

test('a draft that another window has saved is not overwritten until the editor says so', async () => {
  const { saver, sent, states, device } = open([async () => ({ ok: false, message: '', newer: 7 })])
  saver.change(title('A'))
  await vi.advanceTimersByTimeAsync(pause)
  saver.change(title('AB'))
  await vi.advanceTimersByTimeAsync(10 * retry)
  expect(sent).toHaveLength(1)
  expect([states.at(-1), device.kept]).toEqual(['older', title('AB')])
  await saver.overwrite()
  expect(sent.at(-1)).toEqual({ title: 'AB', turn: 7 })
  expect(device.isSaved).toBe(true)
})

test('nothing is sent after publishing', async () => {
  const { saver, sent } = open()
  saver.change(title('A'))
  await saver.rest()
  saver.close()
  await vi.advanceTimersByTimeAsync(10 * retry)
  await saver.send()
  expect(sent).toEqual([])
})
