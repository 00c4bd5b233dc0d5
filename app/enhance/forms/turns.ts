let last: Promise<void> = Promise.resolve()

/** What a form asks the server is answered one after another: no older answer may cover a newer one. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}
