import { readStored, type StorageKey, store } from '../../lib/browser-storage.ts'
import { formDataOf } from '../../lib/form-data.ts'
import { type Draft, draftOf } from './draft.ts'

const days = 24 * 60 * 60 * 1000
const keptFor = 7 * days
/** In milliseconds: browsers limit how often a page may write to its history. */
const pause = 400

/**
 * Keeps the draft of a form part in the browser until the form is sent: on the device, for a closed tab, and in the
 * page's history entry, for Back. A part without a name keeps none.
 */
export class DraftStore {
  readonly #part: HTMLElement
  readonly #key: StorageKey | null
  #waiting: ReturnType<typeof setTimeout> | undefined
  /** True while the visitor is asked about the draft on the device: another draft must not replace it. */
  #isHeld = false

  constructor(part: HTMLElement) {
    const name = formDataOf(part, 'name')
    this.#part = part
    this.#key = name ? `isian:${name}` : null
  }

  /** Saves the draft after each change. The part gets the event `draft-changed` each time. */
  keep(): void {
    const saveChange = () => {
      this.save()
      this.#part.dispatchEvent(new Event('draft-changed'))
    }
    const keep = () => {
      const draft = draftOf(this.#part)
      if (!this.#key || !draft) return
      this.#storeOnDevice(draft)
      clearTimeout(this.#waiting)
      this.#waiting = setTimeout(saveChange, pause)
    }
    this.#part.addEventListener('input', keep)
    this.#part.addEventListener('change', keep)
    addEventListener('pagehide', () => this.#waiting && saveChange())
  }

  save(): void {
    const draft = draftOf(this.#part)
    if (!this.#key || !draft) return
    this.#stopWaiting()
    history.replaceState({ ...history.state, [this.#key]: draft }, '')
    this.#storeOnDevice(draft)
  }

  /** Removes the draft from the device. The history entry keeps it, so that the form sent again is the same request. */
  forget(): void {
    this.#stopWaiting()
    this.release()
    this.#storeOnDevice(null)
  }

  /** Removes the draft from the device and from the history entry. */
  delete(): void {
    this.forget()
    if (this.#key) history.replaceState({ ...history.state, [this.#key]: undefined }, '')
  }

  /** Leaves the draft on the device as it is until `release` or `forget`. */
  hold(): void {
    this.#isHeld = true
  }

  release(): void {
    this.#isHeld = false
  }

  inHistory(): Draft | null {
    return this.#key ? inCurrentFormat(history.state?.[this.#key]) : null
  }

  onDevice(): Draft | null {
    const draft = this.#key ? inCurrentFormat(readStored<Draft>('localStorage', this.#key)) : null
    if (draft && Date.now() - draft.at < keptFor) return draft
    this.#storeOnDevice(null)
    return null
  }

  exist(): boolean {
    return this.inHistory() !== null || this.onDevice() !== null
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
  }

  #storeOnDevice(draft: Draft | null): void {
    if (this.#key && !this.#isHeld) store('localStorage', this.#key, draft)
  }
}

/** Null for a draft in the format of an earlier version of the site: that may hold a consent. */
function inCurrentFormat(draft: Draft | null | undefined): Draft | null {
  return draft?.chosen && draft.typed && draft.carried ? draft : null
}
