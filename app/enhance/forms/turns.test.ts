import { expect, test } from 'vitest'
import { takeTurns } from './turns.ts'

test('a task starts when the one before has ended, also when that one failed', async () => {
  const inTurn = takeTurns()
  const done: string[] = []
  const { promise, reject } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  const second = inTurn(async () => void done.push('second'))
  await Promise.resolve()
  expect(done).toEqual([])
  reject(new Error('The line is down.'))
  await expect(first).rejects.toThrow('The line is down.')
  await second
  expect(done).toEqual(['second'])
})

test('each form part has its own queue', async () => {
  void takeTurns()(() => new Promise(() => {}))
  await expect(takeTurns()(async () => {})).resolves.toBeUndefined()
})
