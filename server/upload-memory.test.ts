import { expect, test } from 'vitest'
import { UploadMemory } from './upload-memory.ts'

/** Uploads with names, in a memory of 100 bytes. */
function memoryOf100() {
  const memory = new UploadMemory(100)
  const evicted: string[] = []
  return { evicted, start: (name: string) => memory.share(() => evicted.push(name)) }
}

test('uploads share the memory as long as it is enough', () => {
  const { start, evicted } = memoryOf100()
  start('Rina').grow(60)
  start('Budi').grow(40)
  expect(evicted).toEqual([])
})

test('when it is full, the slowest upload makes room', () => {
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

test('any number of stalled uploads holds up nobody', () => {
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

test('an upload whose form is being answered keeps its memory; the one under way ends', () => {
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
