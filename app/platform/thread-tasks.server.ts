import { setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { doTask, type TaskAnswer, type TaskMaker } from './thread-task.ts'

/** A third of the processor's time while the pages want all of it. */
const niceness = 5

/** The thread's own side: does what it is sent, and sends back the bytes or what went wrong. */
export function serveTasks(makers: readonly TaskMaker[]): void {
  givePagesWay()
  parentPort?.on('message', async (message: Uint8Array) => {
    const answer = await answerTo(message, makers)
    parentPort?.postMessage(answer, 'made' in answer ? [answer.made.buffer] : [])
  })
}

async function answerTo(message: Uint8Array, makers: readonly TaskMaker[]): Promise<TaskAnswer> {
  const { name, input } = deserialize(message) as { name: string; input: unknown }
  try {
    // A copy: bytes out of a shared pool cannot be handed over to another thread.
    return { made: new Uint8Array(await doTask(makers, name, input)) }
  } catch (error) {
    const { message: text, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { fault: { message: text, stack } }
  }
}

/** On Linux the priority is the thread's own; elsewhere it would be that of the whole process. */
function givePagesWay(): void {
  if (process.platform === 'linux') setPriority(0, niceness)
}
