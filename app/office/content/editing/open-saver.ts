import type { CopyPlace } from './device-copy.ts'
import { DraftSaver, type SaverTools } from './draft-saver.ts'
import { takeWindow } from './editing-window.ts'

/** The last saver of each document that was opened since the page was loaded. */
const savers = new Map<string, DraftSaver>()

/**
 * The saver for a document's editor. An editor that is opened again before its draft has arrived continues with the saver that
 * is sending it. `turn`: the number of the draft that the server has.
 */
export function openSaver(place: CopyPlace, turn: number, tools: SaverTools): DraftSaver {
  const last = savers.get(place.join())
  if (last?.isBusy) {
    last.use(tools)
    return last
  }
  const saver = new DraftSaver(turn, last?.window ?? takeWindow(place), tools)
  savers.set(place.join(), saver)
  return saver
}
