// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CopyPlace } from './device-copy.ts'
import { pause, type SaverTools, type Writing } from './draft-saver.ts'
import { leaveWindow, takeWindow } from './editing-window.ts'
import { openSaver } from './open-saver.ts'
import type { Answer, Standing } from './work.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

const title = (text: string): Writing => ({ typed: { title: text }, slug: 'a', base: 1 })
const saved = (turn: number): Answer => ({ ok: true, act: 'draft', standing: { turn } as Standing })
const place = (document: string): CopyPlace => ['ani', document]

/** The tools of an editor whose server answers when the test says. */
function held() {
  const sent: { title: unknown; turn: number; windowId: string; count: number }[] = []
  const answers: ((answer: Answer) => void)[] = []
  const tools: SaverTools = {
    send: ({ typed }, turn, { id, sent: count }) => {
      sent.push({ title: typed.title, turn, windowId: id, count })
      return new Promise((resolve) => answers.push(resolve))
    },
    keep: () => {},
    show: vi.fn(),
  }
  return { sent, answers, tools }
}

test('an editor that comes back before its draft has arrived sends what is typed next after it, as the next turn', async () => {
  const { sent, answers, tools } = held()
  const left = openSaver(place('berita/pameran'), 3, tools)
  left.change(title('A'))
  const leaving = left.send()
  const again = held()
  const saver = openSaver(place('berita/pameran'), 3, again.tools)
  saver.change(title('AB'))
  await vi.advanceTimersByTimeAsync(pause)
  expect(again.sent).toEqual([])
  answers[0]?.(saved(4))
  await leaving
  await vi.advanceTimersByTimeAsync(pause)
  expect(sent).toMatchObject([{ title: 'A', turn: 3, count: 1 }])
  expect(again.sent).toMatchObject([{ title: 'AB', turn: 4, count: 2, windowId: sent[0]?.windowId }])
  again.answers[0]?.(saved(5))
  await vi.advanceTimersByTimeAsync(0)
  expect(again.tools.show).toHaveBeenCalledWith('saved', expect.anything())
})

test('an editor that was left with nothing unsent begins with the draft of the server, in the same window', async () => {
  const { answers, tools } = held()
  const left = openSaver(place('promo/imlek'), 3, tools)
  left.change(title('A'))
  const leaving = left.send()
  answers[0]?.(saved(4))
  await leaving
  const saver = openSaver(place('promo/imlek'), 7, tools)
  expect([saver.turn, saver.window]).toEqual([7, left.window])
  expect(saver).not.toBe(left)
})

test('each document has a window of its own', () => {
  const { tools } = held()
  const [news, promo] = [openSaver(place('berita/a'), 0, tools), openSaver(place('promo/a'), 0, tools)]
  expect(news.window.id).toMatch(/^[0-9a-f]{24}$/)
  expect(promo.window.id).not.toBe(news.window.id)
})

test('a reloaded page is the same window and counts on; a copy of an open tab is another', () => {
  const window = takeWindow(place('acara/gjaw'))
  window.sent = 5
  leaveWindow(place('acara/gjaw'), window)
  expect(takeWindow(place('acara/gjaw'))).toEqual({ id: window.id, sent: 5 })
  expect(takeWindow(place('acara/gjaw')).id).not.toBe(window.id)
})
