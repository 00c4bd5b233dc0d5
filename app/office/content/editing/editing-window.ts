import { readStored, store } from '~/lib/browser-storage.ts'
import { ownKey } from '../../frame/own-storage.ts'
import type { CopyPlace } from './device-copy.ts'

/** An open editor of a document, as the server knows it. `sent`: how often it has sent a draft. */
export type EditingWindow = { readonly id: string; sent: number }

const keyOf = ([owner, document]: CopyPlace) => ownKey(owner, 'jendela', document)

/**
 * The window that this tab had before a reload, or a new one. A request that was sent before the reload can still be under
 * way: the server must not take it for one of another window. An open window is not stored, so that a copy of its tab gets
 * its own.
 */
export function takeWindow(place: CopyPlace): EditingWindow {
  const left = readStored<EditingWindow>('sessionStorage', keyOf(place))
  store('sessionStorage', keyOf(place), null)
  return left ?? { id: newId(), sent: 0 }
}

export const leaveWindow = (place: CopyPlace, window: EditingWindow): void => store('sessionStorage', keyOf(place), window)

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
