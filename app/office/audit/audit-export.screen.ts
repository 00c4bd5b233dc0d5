import { textStream } from '~/platform/text-stream.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import type { Route } from './+types/audit-export.screen'
import { readAuditFilter } from './audit-filter.ts'
import { exportAuditLog } from './audit-log.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('audit:read')
  const filter = readAuditFilter(new URL(request.url).searchParams)
  const lines = textStream(exportAuditLog(db, grant, filter, clock.now()))
  const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="catatan.csv"' }
  return new Response(lines, { headers })
}
