/** The functions of this package that we use. It has no types of its own. */
declare module 'saxen' {
  export class Parser {
    on(name: 'error', listener: (error: Error) => void): this
    on(
      name: 'openTag',
      listener: (element: string, attributes: () => Record<string, string>, decodeEntities: (text: string) => string) => void,
    ): this
    parse(xml: string): this
  }
}
