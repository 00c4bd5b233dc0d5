import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  fillMemory,
  leave,
  nameProcess,
  note,
  refuse,
  say,
  spinForEver,
  spinUntil,
  throwLater,
} from '../../tests/support/worker-tasks.ts'
import { DocumentsUnavailable } from './document-task.ts'
import { idleTimeout, taskTimeout, WorkerProcess } from './worker-process.server.ts'

const error = vi.fn()
const file = join(import.meta.dirname, '../../tests/support/worker.ts')
const start = () => new WorkerProcess({ file, buildMark: 'test', log: { error } })
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

let worker: WorkerProcess
let folder: string
beforeEach(async () => {
  error.mockClear()
  worker = start()
  folder = await mkdtemp(join(tmpdir(), 'process-'))
})
afterEach(async () => {
  await worker.stop()
  await rm(folder, { recursive: true })
})

test('a task returns its bytes', async () => {
  expect(textOf(await worker.run(say, 'selesai'))).toBe('selesai')
})

test('the main process continues while a task keeps the other process busy', async () => {
  const free = join(folder, 'free')
  const spinning = worker.run(spinUntil, free)
  // This line is reached only when the main process is not blocked.
  await writeFile(free, '')
  expect(textOf(await spinning)).toBe('free')
})

test('the same task requested many times at once runs once', async () => {
  const task = { file: join(folder, 'notes'), text: 'sekali' }
  await Promise.all(Array.from({ length: 20 }, () => worker.run(note, task)))
  expect(await readFile(task.file, 'utf8')).toBe('sekali\n')
  await worker.run(note, task)
  expect(await readFile(task.file, 'utf8')).toBe('sekali\nsekali\n')
})

test('tasks run in the order of the requests', async () => {
  const notes = join(folder, 'notes')
  await Promise.all(['satu', 'dua', 'tiga'].map((text) => worker.run(note, { file: notes, text })))
  expect(await readFile(notes, 'utf8')).toBe('satu\ndua\ntiga\n')
})

test('a task that fails rejects with our error and does not affect other tasks', async () => {
  const failing = worker.run(refuse, 'tidak bisa')
  const next = worker.run(say, 'bisa')
  await expect(failing).rejects.toThrow('tidak bisa')
  await expect(failing).rejects.not.toBeInstanceOf(DocumentsUnavailable)
  expect(textOf(await next)).toBe('bisa')
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['ends', (one: WorkerProcess) => one.run(leave, 3)],
  ['throws where nothing catches', (one: WorkerProcess) => one.run(throwLater, 'lepas')],
  ['runs out of memory', (one: WorkerProcess) => one.run(fillMemory, '')],
] as const)('a process that %s is replaced; what waits is done by the next one', async (_, run) => {
  const lost = run(worker)
  const next = worker.run(say, 'selamat')
  await expect(lost).rejects.toBeInstanceOf(DocumentsUnavailable)
  expect(textOf(await next)).toBe('selamat')
  expect(error).toHaveBeenCalledTimes(1)
})

test('a process that hangs is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = worker.run(spinForEver, '')
  const next = worker.run(say, 'lanjut')
  vi.advanceTimersByTime(taskTimeout)
  vi.useRealTimers()
  await expect(hanging).rejects.toBeInstanceOf(DocumentsUnavailable)
  expect(textOf(await next)).toBe('lanjut')
})

test('a process without work ends, and a new process does the next task', async () => {
  const first = textOf(await worker.run(nameProcess, ''))
  expect(textOf(await worker.run(nameProcess, ''))).toBe(first)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await worker.run(say, 'terakhir')
  vi.advanceTimersByTime(idleTimeout)
  vi.useRealTimers()
  expect(textOf(await worker.run(nameProcess, ''))).not.toBe(first)
  expect(error).not.toHaveBeenCalled()
})

test('when too many tasks wait, the next one is refused and can be tried again', async () => {
  const free = join(folder, 'free')
  const spinning = worker.run(spinUntil, free)
  const waiting = Array.from({ length: 100 }, (_, number) => worker.run(say, String(number)))
  await expect(worker.run(say, 'terlambat')).rejects.toBeInstanceOf(DocumentsUnavailable)
  await writeFile(free, '')
  await spinning
  expect((await Promise.all(waiting)).map(textOf)).toEqual(waiting.map((_, number) => String(number)))
})

test('a stop ends the running task and the waiting tasks, and starts no more', async () => {
  const tasks = [worker.run(spinForEver, ''), worker.run(say, 'nanti')]
  const outcomes = Promise.allSettled(tasks)
  await worker.stop()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(worker.run(say, 'lagi')).rejects.toBeInstanceOf(DocumentsUnavailable)
  expect(error).not.toHaveBeenCalled()
})
