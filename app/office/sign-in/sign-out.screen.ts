import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import { grant } from '~/core/staff/grant.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/sign-out.screen'
import { authHeaders, findSession } from './session.server.ts'
import { staffAuth } from './staff-auth.server.ts'

export function loader() {
  return redirect(at.office())
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const found = await findSession(process, request)
  if (!found) return redirect(at.signIn())
  const auth = await staffAuth(process)
  const { headers } = await auth.api.signOut({ headers: authHeaders(request), returnHeaders: true })
  const entry = { action: 'signed-out', subject: { kind: 'staff', id: found.staff.id } } as const
  await recordAudit(process.db, grant(found.staff, 'office:open'), entry, process.clock.now())
  return redirect(at.signIn({ keluar: 'ya' }), { headers })
}
