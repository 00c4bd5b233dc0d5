import { readStored, store } from '~/lib/browser-storage.ts'
import { ownKey } from '../../frame/own-storage.ts'
import type { Writing } from './draft-saver.ts'

/**
 * What was typed last, on this device. `turn`: the draft that it continues, or the draft that it became when it `isSaved`.
 * `windowId`: the window in which it was typed. `at`: when, ISO.
 */
export type DeviceCopy = Writing & { turn: number; isSaved: boolean; windowId: string; at: string }

type Stored = { turn: number; base: number; windowId: string }

/** Milliseconds that a page may take to arrive. Later, a draft that is gone was thrown away elsewhere. */
const longestPage = 60_000

/** True when the page was read before the copy became a draft: then the copy is what the server has. `now`: milliseconds. */
export const isNewer = (copy: DeviceCopy, stored: Stored, now: number): boolean =>
  copy.isSaved && copy.base === stored.base && copy.turn > stored.turn && now - Date.parse(copy.at) < longestPage

/** True when a copy continues the draft that the server has, also when the answer to the last saving was lost. */
export const continues = (copy: DeviceCopy, stored: Stored): boolean =>
  !copy.isSaved &&
  copy.base === stored.base &&
  (copy.turn === stored.turn || (stored.windowId !== '' && copy.windowId === stored.windowId))

/** The id of the employee, and the kind and slug of the document. */
export type CopyPlace = readonly [owner: string, document: string]

/** Null when there is none, or when the browser forbids reading. */
export const readCopy = ([owner, document]: CopyPlace): DeviceCopy | null =>
  readStored('localStorage', ownKey(owner, 'konsep', document))

/** When the storage is full or forbidden, nothing is kept; saving on the server still works. */
export const keepCopy = ([owner, document]: CopyPlace, copy: DeviceCopy | null): void =>
  store('localStorage', ownKey(owner, 'konsep', document), copy)
