import { DocumentsUnavailable } from '../../platform/document-task.ts'

/** Seconds that a visitor waits for a document. The process goes on making it, so it is ready when they come again. */
export const visitorWaits = 30
const comeAgainAfter = 5

/** Returns a document. Throws a 503 with `Retry-After` when it takes too long, or when the document process was lost. */
export async function documentOr503<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await within(visitorWaits, making)
  } catch (error) {
    if (!(error instanceof DocumentsUnavailable)) throw error
    throw new Response(null, { status: 503, headers: { 'Retry-After': String(comeAgainAfter) } })
  }
}

/** The result, when it is made within this many seconds. Otherwise rejects with `DocumentsUnavailable`. */
export async function within<Made>(seconds: number, making: Promise<Made>): Promise<Made> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DocumentsUnavailable(`Not made within ${seconds} s`)), seconds * 1000)
  try {
    return await Promise.race([making, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
