import { data } from 'react-router'
import { pictureOfSubject } from '~/core/leads/personal-data.server.ts'
import { subjectOf } from '~/core/privacy/subject.server.ts'
import { isUuid } from '~/lib/uuid.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/picture.screen'
import { provedNumber } from './number-proof.server.ts'

export const handle = { personal: true }

/** A picture that was sent from the proved number. The server made it again, so its bytes are those of a picture. */
export async function loader({ params: { picture }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { phone } = await provedNumber(process, request)
  if (!isUuid(picture)) throw data(null, { status: 404 })
  const found = await pictureOfSubject(process.db, await subjectOf(process.db, process.environment, phone), picture)
  if (!found) throw data(null, { status: 404 })
  return new Response(Buffer.from(found.bytes), { headers: { 'Content-Type': found.contentType } })
}
