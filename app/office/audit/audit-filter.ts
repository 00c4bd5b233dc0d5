import { auditActions } from '~/core/staff/audit.ts'
import { readText } from '../frame/read-text.ts'
import type { AuditFilter } from './audit-log.server.ts'

/** The filter in an address: `staf`, `tindakan` and `tentang`. An unknown action counts as none. */
export function readAuditFilter(parameters: URLSearchParams): AuditFilter {
  const action = auditActions.find((each) => each === parameters.get('tindakan')) ?? null
  return { staffId: readText(parameters, 'staf', 64), action, subject: readText(parameters, 'tentang', 200) }
}
