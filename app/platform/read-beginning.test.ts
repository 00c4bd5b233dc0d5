import { expect, test } from 'vitest'
import { readBeginning } from './read-beginning.server.ts'

/** An answer of pieces of a thousand letters, without end. */
function endless() {
  const told = { isCancelled: false, pieces: 0 }
  const body = new ReadableStream({
    pull: (controller) => {
      told.pieces++
      controller.enqueue(new TextEncoder().encode('a'.repeat(1000)))
    },
    cancel: () => {
      told.isCancelled = true
    },
  })
  return { told, answer: new Response(body) }
}

test('an answer without end is read to the limit, and then given up', async () => {
  const { told, answer } = endless()
  expect(await readBeginning(answer, 4096)).toBe('a'.repeat(4096))
  expect(told.isCancelled).toBe(true)
  expect(told.pieces).toBeLessThan(10)
})

test.each(['', 'diterima'])('a short answer (%o) is read whole', async (text) => {
  expect(await readBeginning(new Response(text), 4096)).toBe(text)
})

test('an answer without a body is an empty text', async () => {
  expect(await readBeginning(new Response(null, { status: 204 }), 4096)).toBe('')
})
