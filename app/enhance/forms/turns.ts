export type InTurn = (work: () => Promise<void>) => Promise<void>

/** Each task starts when the one before has ended, so that an older answer never covers a newer one. */
export function takeTurns(): InTurn {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
