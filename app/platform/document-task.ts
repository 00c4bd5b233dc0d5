/** A task for the document process, by name. Its input is plain data, because it crosses to another process. */
export type DocumentTask<Input> = {
  name: string
  /** Only for the compiler: it checks the type of the input. */
  input?: Input
}

export const documentTask = <Input>(name: string): DocumentTask<Input> => ({ name })

/** The function that does a task inside the process. */
export type TaskMaker = { name: string; make: (input: unknown) => Promise<Uint8Array> }

export function madeBy<Input>({ name }: DocumentTask<Input>, make: (input: Input) => Promise<Uint8Array>): TaskMaker {
  return { name, make: (input) => make(input as Input) }
}

/** Does one of the tasks of a table. Throws for a name that the table does not have. */
export function doTask(makers: readonly TaskMaker[], name: string, input: unknown): Promise<Uint8Array> {
  const maker = makers.find((each) => each.name === name)
  if (!maker) throw new Error(`No such task: ${name}`)
  return maker.make(input)
}

/** The answer of the process: the bytes, or the error. */
export type TaskAnswer = { made: Uint8Array<ArrayBuffer> } | { fault: { message: string; stack: string } }

/** Makes documents in another process. */
export type DocumentProcess = {
  run<Input>(task: DocumentTask<Input>, input: Input): Promise<Uint8Array<ArrayBuffer>>
  /** Names the build: another build may make a different file from the same facts. */
  buildMark: string
}

/** The process ended during the task, or too many tasks wait. The caller can try again a little later. */
export class DocumentsUnavailable extends Error {}
