/** Work for the document thread, by name. What it is given is plain data: it crosses to another thread. */
export type ThreadTask<Input> = {
  name: string
  /** Keeps the compiler asking for the right data. */
  input?: Input
}

export const threadTask = <Input>(name: string): ThreadTask<Input> => ({ name })

/** Who does a task, in the thread. */
export type TaskMaker = { name: string; make: (input: unknown) => Promise<Uint8Array> }

export function madeBy<Input>({ name }: ThreadTask<Input>, make: (input: Input) => Promise<Uint8Array>): TaskMaker {
  return { name, make: (input) => make(input as Input) }
}

/** Does one of the tasks of a table. Throws on a name the table does not have. */
export function doTask(makers: readonly TaskMaker[], name: string, input: unknown): Promise<Uint8Array> {
  const maker = makers.find((each) => each.name === name)
  if (!maker) throw new Error(`No such task: ${name}`)
  return maker.make(input)
}

/** What comes back from the thread: the bytes, or what went wrong. */
export type TaskAnswer = { made: Uint8Array<ArrayBuffer> } | { fault: { message: string; stack: string } }

/** Where documents are made. */
export type DocumentThread = {
  run<Input>(task: ThreadTask<Input>, input: Input): Promise<Uint8Array<ArrayBuffer>>
  /** Another build may make another file of the same facts. */
  buildMark: string
}

/** The thread was lost over the task, or has too much to do: worth asking again in a moment. */
export class ThreadUnavailable extends Error {}
