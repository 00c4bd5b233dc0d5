import { expect, test } from 'vitest'
import type { ChatEvent } from '~/core/conversations/conversation.ts'
import { mergeEvents } from './merge-events.ts'

const event = (sequence: number) => ({ sequence }) as ChatEvent
const merged = (known: number[], more: number[]) => mergeEvents(known.map(event), more.map(event)).map(({ sequence }) => sequence)

test.each([
  [[], [1, 2], [1, 2]],
  [
    [1, 2],
    [2, 3],
    [1, 2, 3],
  ],
  [
    [1, 4],
    [3, 2],
    [1, 2, 3, 4],
  ],
  [[1], [2, 2], [1, 2]],
])('%j and %j are %j', (known, more, all) => {
  expect(merged(known, more)).toEqual(all)
})

test('nothing new is the same array, so that nothing is drawn again', () => {
  const known = [event(1)]
  expect(mergeEvents(known, [event(1)])).toBe(known)
})
