import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { deleteChats } from '../conversations/personal-data.server.ts'
import { readTranscript } from '../conversations/transcript.server.ts'
import { registerRequest } from './requests.server.ts'
import { erasedNames } from './subject.server.ts'

/**
 * Erases the chat that a link to a transcript shows: its owner may have given no number, so nothing else leads to it. Whoever
 * has the link may do it. Requests that were made of the chat stay. Returns the reference of the erasure in the register;
 * null when the link leads to no chat.
 */
export function eraseChat(
  db: Db,
  environment: Pick<Environment, 'officeSecret'>,
  link: string,
  now: Instant,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const transcript = await readTranscript(tx, link, now)
    if (!transcript) return null
    const { id } = transcript.conversation
    // Of two presses at once, the second finds the chat deleted.
    if ((await deleteChats(tx, [id])) === 0) return null
    const subjectHash = (await erasedNames(tx, environment)).chat(id)
    const times = { receivedAt: now, erasedAt: now, handledAt: now }
    return (await registerRequest(tx, { kind: 'deletion', bySelf: true, subjectHash, ...times })).reference
  })
}
