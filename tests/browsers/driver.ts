/** An element of the page, as the browser's driver sees it. */
export type Control = { click(): Promise<void>; fill(text: string): Promise<void>; select(option: string): Promise<void> }

/** The browser functions that the journeys need. One browser has one page. */
export type Driver = {
  name: string
  goto(address: string): Promise<void>
  /** Runs a self-contained function in the page. Arguments and answer are JSON. */
  run<Answer, Words extends unknown[]>(work: (...words: Words) => Answer, ...words: Words): Promise<Awaited<Answer>>
  /** The element that a function finds in the page, or null. */
  find<Words extends unknown[]>(finder: (...words: Words) => Element | null, ...words: Words): Promise<Control | null>
  /** Resizes the page to so many CSS pixels, as far as the browser's window allows. Returns the real width. */
  resize(width: number, height: number): Promise<number>
  /** Errors and warnings of the page, where the protocol reports them. */
  complaints(): string[]
  close(): Promise<void>
}
