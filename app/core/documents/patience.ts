import { ThreadUnavailable } from '../../platform/thread-task.ts'

/** Seconds a visitor waits for a document. Making it goes on, so it is there when they come again. */
const visitorWaits = 30
const comeAgainAfter = 5

/** A document; after too long, or where the thread that makes it was lost, a 503 that says when to come again. */
export async function documentOr503<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await within(visitorWaits, making)
  } catch (error) {
    if (!(error instanceof ThreadUnavailable)) throw error
    throw new Response(null, { status: 503, headers: { 'Retry-After': String(comeAgainAfter) } })
  }
}

/** What is made within so many seconds; otherwise it rejects as a thread that is not available. */
export async function within<Made>(seconds: number, making: Promise<Made>): Promise<Made> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ThreadUnavailable(`Not made within ${seconds} s`)), seconds * 1000)
  try {
    return await Promise.race([making, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
