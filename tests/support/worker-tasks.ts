import { documentTask } from '../../app/platform/document-task.ts'

// Tasks of the process in worker.ts.
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
