import { getPriority, setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { doTask, type TaskAnswer, type TaskMaker } from './document-task.ts'

/** Gives this process a third of the processor's time while the pages need all of it. */
const niceness = 5

/** Runs inside the document process: does each task it receives, and sends back the bytes or the error. */
export function serveTasks(makers: readonly TaskMaker[]): void {
  // A process that was started with a lower priority may not raise it.
  if (getPriority() < niceness) setPriority(niceness)
  // A terminal and some supervisors signal every process. This one ends with the process of the pages, which waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', async (message: Uint8Array) => process.send?.(await answerTo(message, makers)))
}

async function answerTo(message: Uint8Array, makers: readonly TaskMaker[]): Promise<TaskAnswer> {
  const { name, input } = deserialize(message) as { name: string; input: unknown }
  try {
    return { made: new Uint8Array(await doTask(makers, name, input)) }
  } catch (error) {
    const { message: text, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { fault: { message: text, stack } }
  }
}
