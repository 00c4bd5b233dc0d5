import { pino } from 'pino'

/** Structured lines on standard output. Nothing a visitor typed is ever passed to it. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: safeError },
})

export type Log = typeof log

/** An error without its message's quoted values: a database error's detail line quotes the row. */
function safeError(error: unknown) {
  const chain = causes(error)
  return chain.map((one) => ({
    type: one.name,
    code: (one as { code?: unknown }).code,
    constraint: (one as { constraint?: unknown }).constraint,
    message: isDatabaseError(one) ? undefined : one.message,
    stack: one.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  }))
}

// Drizzle's own message repeats the query with its parameters; the driver's repeats values.
function isDatabaseError(error: Error): boolean {
  return 'query' in error || 'severity' in error || error.name === 'DrizzleQueryError'
}

function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  return [error, ...causes(error.cause)]
}
