import type { IncomingMessage } from 'node:http'
import { countPageSpeed } from '../app/core/tracking/page-speed.server.ts'
import { pageSpeedPath } from '../app/lib/page-speed.ts'
import { partFailuresPath } from '../app/lib/part-failure.ts'
import type { Services } from '../app/platform/services.ts'
import { PageSpeeds } from './page-speeds.ts'
import { PartFailures } from './part-failures.ts'

/** What a browser reports by itself. `now`: of a clock that never goes back, in milliseconds. */
type Report = { headers: Headers; incoming: IncomingMessage; client: string; now: number }

/** The paths of reports, and what takes them. The answer is always the same, so a report tells the sender nothing. */
export function reportReceivers({
  db,
  clock,
  environment: { publicUrl },
  log,
}: Pick<Services, 'db' | 'clock' | 'environment' | 'log'>): [path: string, receive: (report: Report) => Promise<void>][] {
  const failures = new PartFailures(publicUrl, (failure) => log.warn(failure, 'live part failed in a browser'))
  const speeds = new PageSpeeds(publicUrl, (speed) => countPageSpeed(db, speed, clock.now()))
  return [
    [partFailuresPath, ({ headers, incoming, now }) => failures.receive(headers, incoming, now)],
    [pageSpeedPath, ({ headers, incoming, client, now }) => speeds.receive(headers, incoming, client, now)],
  ]
}
