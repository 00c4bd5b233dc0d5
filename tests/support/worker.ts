// A process for tests. Its tasks misbehave.
import { existsSync, writeFileSync } from 'node:fs'
import { documentTask, madeBy } from '../../app/platform/document-task.ts'
import { serveTasks } from '../../app/platform/document-tasks.server.ts'

export const say = documentTask<string>('say')
export const refuse = documentTask<string>('refuse')
export const nameProcess = documentTask<string>('name-process')
/** Blocks its process until a file exists. */
export const spinUntil = documentTask<string>('spin-until')
export const spinForEver = documentTask<string>('spin-for-ever')
export const leave = documentTask<number>('leave')
export const throwLater = documentTask<string>('throw-later')
export const fillMemory = documentTask<string>('fill-memory')
/** Adds a line to a file, so that a test can count the calls. */
export const note = documentTask<{ file: string; text: string }>('note')

serveTasks([
  madeBy(say, async (text) => Buffer.from(text)),
  madeBy(nameProcess, async () => Buffer.from(String(process.pid))),
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
    let chain: object = {}
    for (;;) chain = { chain }
  }),
  madeBy(note, async ({ file, text }) => {
    writeFileSync(file, `${text}\n`, { flag: 'a' })
    return Buffer.from(text)
  }),
])
