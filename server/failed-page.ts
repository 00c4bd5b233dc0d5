import { isDatabaseAway } from '../app/platform/database-away.ts'
import type { Log } from '../app/platform/log.server.ts'
import { type PlainPage, plainPages, type UnsentForm } from '../app/site/frame/plain-page.ts'

/** Seconds until the browser asks again for a page that needs the database. */
const retryAfter = 5

export type FailedPage = { status: 500 | 503; page: PlainPage; headers: Record<string, string> }

/** The answer when a page could not be made: 503 while the database is away, else 500 with a reference. */
export function failedPage(failures: readonly unknown[], reference: string, form: UnsentForm | undefined): FailedPage {
  if (!failures.some(isDatabaseAway)) {
    return { status: 500, page: form ? plainPages.unsentByFault(form, reference) : plainPages.fault(reference), headers: {} }
  }
  const page = form ? plainPages.unsent(form) : plainPages.away(retryAfter)
  return { status: 503, page, headers: { 'Retry-After': String(retryAfter) } }
}

/** Logs a missing database as a warning without the query, once a page. Logs every other failure as an error. */
export function logFailure(log: Log, error: unknown, reference: string): void {
  if (isDatabaseAway(error)) log.warn({ err: error, reference }, 'page not made, the database is away')
  else log.error({ err: error, reference }, 'page failed')
}
