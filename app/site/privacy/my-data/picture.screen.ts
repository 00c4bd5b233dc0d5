import { data } from 'react-router'
import { fileAnswer } from '~/core/conversations/files.server.ts'
import { fileOfPerson } from '~/core/conversations/own-files.server.ts'
import { conversationsOf } from '~/core/conversations/personal-data.server.ts'
import { pictureOfSubject } from '~/core/leads/personal-data.server.ts'
import { subjectOf } from '~/core/privacy/subject.server.ts'
import { isUuid } from '~/lib/uuid.ts'
import type { Db } from '~/platform/database.server.ts'
import type { DataSubject } from '~/platform/personal-data.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/picture.screen'
import { provedNumber } from './number-proof.server.ts'

export const handle = { personal: true }

/** A picture or PDF of the proved number. The server made pictures again, so their bytes are those of a picture. */
export async function loader({ params: { picture }, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { phone } = await provedNumber(process, request)
  if (!isUuid(picture)) throw data(null, { status: 404 })
  const subject = await subjectOf(process.db, process.environment, phone)
  const found = await pictureOfSubject(process.db, subject, picture)
  if (!found) return chatFile(process.db, subject, picture)
  return new Response(Buffer.from(found.bytes), { headers: { 'Content-Type': found.contentType } })
}

async function chatFile(db: Db, subject: DataSubject, id: string): Promise<Response> {
  const file = await fileOfPerson(db, await conversationsOf(db, subject), id)
  if (!file) throw data(null, { status: 404 })
  return fileAnswer(file)
}
