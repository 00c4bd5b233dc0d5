import type { z } from 'zod'

/** An error that names each environment variable with a wrong value, in one line. */
export function wrongVariables({ issues }: z.ZodError): Error {
  const wrong = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return new Error(`Correct the environment: ${wrong.join('; ')}.`)
}
