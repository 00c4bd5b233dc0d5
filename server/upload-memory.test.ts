import { expect, test } from 'vitest'
import { UploadMemory } from './upload-memory.ts'

/** Uploads that share a memory of 100 bytes. `evicted` lists the names of those that lost it. */
function memoryOf100() {
  const memory = new UploadMemory(100)
  const evicted: string[] = []
  return { evicted, start: (name: string) => memory.share(() => evicted.push(name)) }
}

test('uploads share the memory as long as there is enough', () => {
  const { start, evicted } = memoryOf100()
  start('Rina').grow(60)
  start('Budi').grow(40)
  expect(evicted).toEqual([])
})

test('when the memory is full, the slowest upload is evicted', () => {
  const { start, evicted } = memoryOf100()
  const stalled = start('stalled')
  stalled.grow(90)
  stalled.startInterval()
  stalled.grow(1)
  stalled.startInterval()
  const rina = start('Rina')
  rina.grow(20)
  expect(evicted).toEqual(['stalled'])
  rina.grow(80)
  expect(evicted).toEqual(['stalled'])
})

test('stalled uploads never block others, however many there are', () => {
  const { start, evicted } = memoryOf100()
  for (let number = 0; number < 50; number++) {
    const stalled = start(`stalled ${number}`)
    stalled.grow(2)
    stalled.startInterval()
    stalled.startInterval()
  }
  const rina = start('Rina')
  for (let piece = 0; piece < 10; piece++) rina.grow(10)
  rina.complete()
  expect(evicted).toHaveLength(50)
  expect(evicted).not.toContain('Rina')
})

test('an upload whose form is being answered keeps its memory; one still under way is evicted', () => {
  const { start, evicted } = memoryOf100()
  const received = start('received')
  received.grow(80)
  received.complete()
  start('late').grow(30)
  expect(evicted).toEqual(['late'])
  received.release()
  received.release()
  start('next').grow(100)
  expect(evicted).toEqual(['late'])
})
