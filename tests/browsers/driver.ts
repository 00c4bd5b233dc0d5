/** An element of the page, as its browser's driver knows it. */
export type Control = { click(): Promise<void>; fill(text: string): Promise<void>; select(option: string): Promise<void> }

/** What the journeys need of a browser. One browser has one page. */
export type Driver = {
  name: string
  goto(address: string): Promise<void>
  /** Runs a function that stands alone in the page; its arguments and its answer are JSON. */
  run<Answer, Words extends unknown[]>(work: (...words: Words) => Answer, ...words: Words): Promise<Awaited<Answer>>
  /** The element that a function finds in the page, or null. */
  find<Words extends unknown[]>(finder: (...words: Words) => Element | null, ...words: Words): Promise<Control | null>
  /** Makes the page so many CSS pixels wide and high, as far as the browser's window can be; answers with its width. */
  resize(width: number, height: number): Promise<number>
  /** Errors and warnings of the page, where the protocol tells them. */
  complaints(): string[]
  close(): Promise<void>
}
