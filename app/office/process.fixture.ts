import { type Instant, Temporal } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { readEnvironment } from '~/platform/environment.server.ts'

/** What the use cases of the office need of a process. `client`: the network address of the visitor. */
export function officeProcess(db: Db, now: Instant = Temporal.Now.instant()) {
  const environment = readEnvironment({ PUBLIC_URL: 'http://localhost:3000' })
  return { db, environment, clock: { now: () => now }, client: '203.0.113.7' }
}

/** A request of a browser that keeps the cookies of these answers. */
export function requestWith(cookies: Headers | null, path = '/kantor/masuk'): Request {
  const pairs = (cookies?.getSetCookie() ?? []).map((cookie) => cookie.split(';', 1)[0])
  return new Request(`http://localhost:3000${path}`, {
    headers: { Cookie: pairs.join('; '), 'User-Agent': 'Chrome/140 Android' },
  })
}
