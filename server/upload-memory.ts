/** Bytes that all uploads of this process may hold at once: eight of the largest. */
const mostAtOnce = 8 * 8.5 * 1024 * 1024

type Upload = { held: number; previousInterval: number; thisInterval: number; evict: () => void }

/** The part of the memory that one upload uses. */
export type UploadShare = {
  /** Counts bytes that were received. May end this upload or a slower one. */
  grow(bytes: number): void
  /** Speed is compared over this interval and the one before. */
  startInterval(): void
  /** Call when the body is complete: from now on the upload is not evicted, because its form is being answered. */
  complete(): void
  /** Gives the memory back. May be called twice. */
  release(): void
}

/**
 * The memory that uploads share. When it is full, the slowest upload under way is evicted. So stalled connections cannot
 * block others, however many there are and from wherever they come.
 */
export class UploadMemory {
  readonly #held = new Set<Upload>()
  readonly #underWay = new Set<Upload>()
  readonly #most: number
  #total = 0

  constructor(most = mostAtOnce) {
    this.#most = most
  }

  /** `onEvict` is called once, when this upload loses its memory to others. */
  share(onEvict: () => void): UploadShare {
    const upload: Upload = { held: 0, previousInterval: 0, thisInterval: 0, evict: onEvict }
    this.#held.add(upload)
    this.#underWay.add(upload)
    return {
      grow: (bytes) => this.#grow(upload, bytes),
      startInterval: () => {
        upload.previousInterval = upload.thisInterval
        upload.thisInterval = 0
      },
      complete: () => this.#underWay.delete(upload),
      release: () => this.#release(upload),
    }
  }

  #grow(upload: Upload, bytes: number): void {
    upload.held += bytes
    upload.thisInterval += bytes
    this.#total += bytes
    while (this.#total > this.#most) {
      const slowest = this.#slowest()
      if (!slowest) return
      this.#release(slowest)
      slowest.evict()
    }
  }

  #slowest(): Upload | undefined {
    return [...this.#underWay].filter(({ held }) => held > 0).sort((one, other) => speed(one) - speed(other))[0]
  }

  #release(upload: Upload): void {
    if (!this.#held.delete(upload)) return
    this.#underWay.delete(upload)
    this.#total -= upload.held
  }
}

const speed = ({ previousInterval, thisInterval }: Upload): number => previousInterval + thisInterval
