import { and, desc, eq, isNull } from 'drizzle-orm'
import { dayAndTime } from '../../lib/day.ts'
import { mostEntries, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { isPrivacyKind } from './privacy-request.ts'
import { privacyRequests, privacyVisits } from './tables.ts'
import { kindWords, storeWords as words } from './words.ts'

/**
 * Requests of data subjects. An erasure closes them and keeps what was asked and when (UU 27/2022 Pasal 31), without number
 * and wish.
 */
export const requestsStore: PersonalStore = {
  tables: ['privacy_requests', 'privacy_hand_overs', 'privacy_visits'],

  async find(db, { numberHash }) {
    if (numberHash === null) return []
    const rows = await db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.subjectHash, numberHash))
      .orderBy(desc(privacyRequests.receivedAt))
      .limit(mostEntries + 1)
    const part = partOf('privacy-requests', rows, ({ kind, reference, wish, receivedAt, handledAt, refusedBecause }) => ({
      title: `${isPrivacyKind(kind) ? kindWords[kind] : kind} ${reference}`,
      at: receivedAt.toString(),
      facts: [
        { name: words.handled, value: handledAt ? dayAndTime(handledAt, 'Asia/Jakarta') : words.open },
        ...(refusedBecause ? [{ name: words.refused, value: refusedBecause }] : []),
        ...(wish ? [{ name: words.wish, value: wish }] : []),
      ],
      data: {
        ...{ kind, reference, wish, refusedBecause },
        receivedAt: receivedAt.toString(),
        handledAt: handledAt?.toString() ?? null,
      },
    }))
    return [part]
  },

  async erase(tx, { phone, numberHash }, now) {
    if (phone === null || numberHash === null) return
    await tx.delete(privacyVisits).where(eq(privacyVisits.phone, phone))
    const nameless = { phone: null, wish: null, refusedBecause: null }
    const ofPerson = eq(privacyRequests.subjectHash, numberHash)
    await tx.update(privacyRequests).set(nameless).where(ofPerson)
    // There is nothing left to show, correct or restrict. A deletion still waits for those who must erase too.
    const { handledAt, erasedAt } = privacyRequests
    await tx
      .update(privacyRequests)
      .set({ handledAt: now })
      .where(and(ofPerson, isNull(handledAt), isNull(erasedAt)))
  },
}
