import { data, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { listDeadLetters, retryDeadLetter } from '~/core/messages/retry.server.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import { may } from '~/core/staff/grant.ts'
import { isUuid } from '~/lib/uuid.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/operations.screen'
import { DeadLetters } from './DeadLetters.tsx'
import { HealthFacts } from './HealthFacts.tsx'
import { readHealth } from './health.server.ts'
import { words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, clock, allow } = deskOf(context)
  const now = clock.now()
  const [health, letters] = await Promise.all([readHealth(db, allow('operations:read'), now), listDeadLetters(db, now)])
  const shown = letters.map(({ createdAt, deadAt, key: _, ...letter }) => ({ ...letter, deadAt: deadAt.toString() }))
  return { health, letters: shown, now: now.toString(), mayRetry: may(staff, 'operations:retry') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('operations:retry')
  const id = readText(await readBody(request), 'id')
  if (!isUuid(id)) throw data(null, 404)
  const now = clock.now()
  const isSent = await db.transaction(async (tx) => {
    const retried = await retryDeadLetter(tx, id, now)
    if (retried) await recordAudit(tx, grant, { action: 'message-retried', subject: { kind: 'message', id } }, now)
    return retried
  })
  return isSent ? redirect(at.operations()) : data({ refused: words.letters.cannot }, 409)
}

export default function OperationsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { health, letters, now, mayRetry } = loaderData
  return (
    <OfficePage title={words.title} errors={actionData ? [{ field: 'pesan', message: actionData.refused }] : []}>
      <HealthFacts health={health} now={now} />
      <p>
        <Link to={at.pageSpeeds()} className="underline underline-offset-4">
          {words.speeds}
        </Link>
      </p>
      <DeadLetters letters={letters} mayRetry={mayRetry} />
    </OfficePage>
  )
}
