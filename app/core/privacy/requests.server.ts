import { randomBytes, randomUUID } from 'node:crypto'
import type { Instant } from '../../lib/instant.ts'
import { referenceBytes, referenceFrom } from '../../lib/reference.ts'
import type { Db } from '../../platform/database.server.ts'
import { dueBy, hoursToHandle, type PrivacyKind } from './privacy-request.ts'
import { privacyHandOvers, privacyRequests } from './tables.ts'

export type NewPrivacyRequest = {
  kind: PrivacyKind
  subjectHash: string
  bySelf: boolean
  /** Only while an employee needs them. */
  phone?: string
  wish?: string
  receivedAt: Instant
  erasedAt?: Instant
  handledAt?: Instant | null
  handledBy?: string | null
}

/** Enters a request into the register, with the end of its legal time. Returns its id and reference. */
export async function registerRequest(tx: Db, request: NewPrivacyRequest): Promise<{ id: string; reference: string }> {
  const id = randomUUID()
  const reference = referenceFrom('DP', randomBytes(referenceBytes))
  const dueAt = dueBy(request.receivedAt, hoursToHandle[request.kind])
  await tx.insert(privacyRequests).values({ ...request, id, reference, dueAt })
  return { id, reference }
}

/** Who else must erase the data: each with the references of the leads it got. */
export type HandOver = { recipient: string; references: readonly string[] }

export async function registerHandOvers(tx: Db, requestId: string, handOvers: readonly HandOver[]): Promise<void> {
  if (handOvers.length === 0) return
  await tx
    .insert(privacyHandOvers)
    .values(handOvers.map(({ recipient, references }) => ({ requestId, recipient, references: [...references] })))
}
