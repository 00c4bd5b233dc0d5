/** Where a browser reports that a live part failed. */
export const partFailuresPath = '/laporan-bagian'

/** A report. It contains nothing that the visitor typed, and no address. */
export type PartFailure = {
  part: string
  /** Name of the error, `TypeError`. */
  error: string
  message: string
  /** File of the build with line and column, `Calculator-BH73C26r.js:1:2345`. */
  place: string
}

const mostMessage = 200

export function describeFailure(part: string, error: unknown): PartFailure {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('No error was thrown')
  return safeFailure({ part, error: name, message, place: /[\w-]+\.js:\d+:\d+/.exec(stack)?.[0] ?? '' })
}

export function readFailure(fields: URLSearchParams): PartFailure {
  const [part = '', error = '', message = '', place = ''] = ['part', 'error', 'message', 'place'].map(
    (name) => fields.get(name) ?? '',
  )
  return safeFailure({ part, error, message, place })
}

function safeFailure({ part, error, message, place }: PartFailure): PartFailure {
  return {
    part: matched(part, /^[a-z-]{1,30}$/),
    error: matched(error, /^[A-Za-z]{1,40}$/),
    message: withoutValues(message),
    place: matched(place, /^[\w-]{1,60}\.js:\d{1,6}:\d{1,7}$/),
  }
}

const matched = (text: string, pattern: RegExp): string => (pattern.test(text) ? text : '')

/** Removes what may come from a visitor: quoted text, addresses and digits. */
function withoutValues(message: string): string {
  return message
    .slice(0, 1000)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '…')
    .replace(/\S*[@/]\S*/g, '…')
    .replace(/\d/g, '')
    .replace(/[^\p{L}\p{P}\p{S} ]/gu, ' ')
    .slice(0, mostMessage)
}
