import { getPriority, setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { doTask, type TaskAnswer, type TaskMaker } from './thread-task.ts'

/** Gives the thread a third of the processor's time while the pages need all of it. */
const niceness = 5

/** Runs inside the thread: does each task it receives, and sends back the bytes or the error. */
export function serveTasks(makers: readonly TaskMaker[]): void {
  lowerPriority()
  parentPort?.on('message', async (message: Uint8Array) => {
    const answer = await answerTo(message, makers)
    parentPort?.postMessage(answer, 'made' in answer ? [answer.made.buffer] : [])
  })
}

async function answerTo(message: Uint8Array, makers: readonly TaskMaker[]): Promise<TaskAnswer> {
  const { name, input } = deserialize(message) as { name: string; input: unknown }
  try {
    // Copy the bytes: a buffer from a shared pool cannot be transferred to another thread.
    return { made: new Uint8Array(await doTask(makers, name, input)) }
  } catch (error) {
    const { message: text, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { fault: { message: text, stack } }
  }
}

/**
 * On Linux a thread has its own priority. Elsewhere this would change the priority of the whole process. A process that was
 * started with a lower priority may not raise it.
 */
function lowerPriority(): void {
  if (process.platform === 'linux' && getPriority() < niceness) setPriority(0, niceness)
}
