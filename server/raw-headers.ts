/**
 * The values of one header, from `rawHeaders` of a request: names and values in turn. `name` is in lower case.
 * `request.headers` would make an object of all headers; a page from memory needs only two of them.
 */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  const values: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? ''
    if (given.length === name.length && given.toLowerCase() === name) values.push(rawHeaders[at + 1] ?? '')
  }
  return values
}

/** The value of one header as Node gives it in `request.headers`: several values are joined by commas. */
export function headerValue(rawHeaders: readonly string[], name: string): string | undefined {
  const values = headerValues(rawHeaders, name)
  return values.length > 0 ? values.join(', ') : undefined
}
