// A document process for tests. Its tasks misbehave.
import { existsSync, writeFileSync } from 'node:fs'
import { madeBy } from '../../app/platform/document-task.ts'
import { serveTasks } from '../../app/platform/document-tasks.server.ts'
import { fillMemory, leave, nameProcess, note, refuse, say, spinForEver, spinUntil, throwLater } from './worker-tasks.ts'

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
