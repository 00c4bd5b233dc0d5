import { pino } from 'pino'

/** Structured log lines on standard output. Never pass text that a visitor typed. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: safeError },
})

export type Log = typeof log

/** Removes quoted values from an error: the detail line of a database error quotes the row. */
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

// The messages of Drizzle repeat the query with its parameters, those of the driver repeat values.
function isDatabaseError(error: Error): boolean {
  return 'query' in error || 'severity' in error || error.name === 'DrizzleQueryError'
}

function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  return [error, ...causes(error.cause)]
}
