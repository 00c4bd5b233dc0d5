import { describeFailure, partFailuresPath } from '../lib/part-failure.ts'

const mostReports = 3
let reports = 0

/** Writes an error to the console, and tells the server its name and place. */
export function reportFailure(part: string, error: unknown): void {
  reportError(error)
  if (reports === mostReports) return
  reports++
  navigator.sendBeacon(partFailuresPath, new URLSearchParams(describeFailure(part, error)))
}
