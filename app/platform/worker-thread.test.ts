import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  fillMemory,
  leave,
  nameThread,
  note,
  refuse,
  say,
  spinForEver,
  spinUntil,
  throwLater,
} from '../../tests/support/thread.ts'
import { ThreadUnavailable } from './thread-task.ts'
import { idleTimeout, taskTimeout, WorkerThread } from './worker-thread.server.ts'

const error = vi.fn()
const file = join(import.meta.dirname, '../../tests/support/thread.ts')
const start = () => new WorkerThread({ file, buildMark: 'test', log: { error } })
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

let thread: WorkerThread
let folder: string
beforeEach(async () => {
  error.mockClear()
  thread = start()
  folder = await mkdtemp(join(tmpdir(), 'thread-'))
})
afterEach(async () => {
  await thread.stop()
  await rm(folder, { recursive: true })
})

test('a task returns its bytes', async () => {
  expect(textOf(await thread.run(say, 'selesai'))).toBe('selesai')
})

test('the main thread continues while a task keeps the other thread busy', async () => {
  const free = join(folder, 'free')
  const spinning = thread.run(spinUntil, free)
  // This line is reached only when the main thread is not blocked.
  await writeFile(free, '')
  expect(textOf(await spinning)).toBe('free')
})

test('the same task requested many times at once runs once', async () => {
  const task = { file: join(folder, 'notes'), text: 'sekali' }
  await Promise.all(Array.from({ length: 20 }, () => thread.run(note, task)))
  expect(await readFile(task.file, 'utf8')).toBe('sekali\n')
  await thread.run(note, task)
  expect(await readFile(task.file, 'utf8')).toBe('sekali\nsekali\n')
})

test('tasks run in the order of the requests', async () => {
  const notes = join(folder, 'notes')
  await Promise.all(['satu', 'dua', 'tiga'].map((text) => thread.run(note, { file: notes, text })))
  expect(await readFile(notes, 'utf8')).toBe('satu\ndua\ntiga\n')
})

test('a task that fails rejects with our error and does not affect other tasks', async () => {
  const failing = thread.run(refuse, 'tidak bisa')
  const next = thread.run(say, 'bisa')
  await expect(failing).rejects.toThrow('tidak bisa')
  await expect(failing).rejects.not.toBeInstanceOf(ThreadUnavailable)
  expect(textOf(await next)).toBe('bisa')
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['ends', (one: WorkerThread) => one.run(leave, 3)],
  ['throws where nothing catches', (one: WorkerThread) => one.run(throwLater, 'lepas')],
  ['runs out of memory', (one: WorkerThread) => one.run(fillMemory, '')],
] as const)('a thread that %s is replaced; what waits is done by the next one', async (_, run) => {
  const lost = run(thread)
  const next = thread.run(say, 'selamat')
  await expect(lost).rejects.toBeInstanceOf(ThreadUnavailable)
  expect(textOf(await next)).toBe('selamat')
  expect(error).toHaveBeenCalledTimes(1)
})

test('a thread that hangs is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = thread.run(spinForEver, '')
  const next = thread.run(say, 'lanjut')
  vi.advanceTimersByTime(taskTimeout)
  vi.useRealTimers()
  await expect(hanging).rejects.toBeInstanceOf(ThreadUnavailable)
  expect(textOf(await next)).toBe('lanjut')
})

test('a thread without work ends, and a new thread does the next task', async () => {
  const first = textOf(await thread.run(nameThread, ''))
  expect(textOf(await thread.run(nameThread, ''))).toBe(first)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await thread.run(say, 'terakhir')
  vi.advanceTimersByTime(idleTimeout)
  vi.useRealTimers()
  expect(textOf(await thread.run(nameThread, ''))).not.toBe(first)
  expect(error).not.toHaveBeenCalled()
})

test('when too many tasks wait, the next one is refused and can be tried again', async () => {
  const free = join(folder, 'free')
  const spinning = thread.run(spinUntil, free)
  const waiting = Array.from({ length: 100 }, (_, number) => thread.run(say, String(number)))
  await expect(thread.run(say, 'terlambat')).rejects.toBeInstanceOf(ThreadUnavailable)
  await writeFile(free, '')
  await spinning
  expect((await Promise.all(waiting)).map(textOf)).toEqual(waiting.map((_, number) => String(number)))
})

test('a stop ends the running task and the waiting tasks, and starts no more', async () => {
  const tasks = [thread.run(spinForEver, ''), thread.run(say, 'nanti')]
  const outcomes = Promise.allSettled(tasks)
  await thread.stop()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(thread.run(say, 'lagi')).rejects.toBeInstanceOf(ThreadUnavailable)
  expect(error).not.toHaveBeenCalled()
})
