// A thread for tests. Its tasks misbehave.
import { existsSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { madeBy, threadTask } from '../../app/platform/thread-task.ts'
import { serveTasks } from '../../app/platform/thread-tasks.server.ts'

export const say = threadTask<string>('say')
export const refuse = threadTask<string>('refuse')
export const nameThread = threadTask<string>('name-thread')
/** Blocks its thread until a file exists. */
export const spinUntil = threadTask<string>('spin-until')
export const spinForEver = threadTask<string>('spin-for-ever')
export const leave = threadTask<number>('leave')
export const throwLater = threadTask<string>('throw-later')
export const fillMemory = threadTask<string>('fill-memory')
/** Adds a line to a file, so that a test can count the calls. */
export const note = threadTask<{ file: string; text: string }>('note')

serveTasks([
  madeBy(say, async (text) => Buffer.from(text)),
  madeBy(nameThread, async () => Buffer.from(String(threadId))),
  madeBy(refuse, async (text) => {
    throw new Error(text)
  }),
  madeBy(spinUntil, async (file) => {
    while (!existsSync(file));
    return Buffer.from('free')
  }),
  madeBy(spinForEver, async () => {
    for (;;);
  }),
  madeBy(leave, async (code) => process.exit(code)),
  madeBy(throwLater, async (text) => {
    setImmediate(() => {
      throw new Error(text)
    })
    return new Promise<Uint8Array>(() => {})
  }),
  madeBy(fillMemory, async () => {
    // In small pieces, as documents do. One huge allocation would end the whole process.
    let chain: object = {}
    for (;;) chain = { chain }
  }),
  madeBy(note, async ({ file, text }) => {
    writeFileSync(file, `${text}\n`, { flag: 'a' })
    return Buffer.from(text)
  }),
])
