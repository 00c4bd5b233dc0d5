import type { Instant } from '../../lib/instant.ts'

/** What a data subject may ask for: UU 27/2022 Pasal 6 to 9 and 11. */
export const privacyKinds = ['access', 'correction', 'withdrawal', 'restriction', 'deletion'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/**
 * Hours within which a request must be handled: 3 × 24. UU 27/2022 says so for a correction (Pasal 30 ayat 1), access
 * (Pasal 32 ayat 2), a withdrawn consent (Pasal 40 ayat 2) and a restriction (Pasal 41 ayat 1). For a deletion (Pasal 43)
 * the law gives no hours; who asks for it also withdraws the consent, so the time of Pasal 40 is kept.
 */
export const hoursToHandle: Record<PrivacyKind, number> = {
  access: 72,
  correction: 72,
  withdrawal: 72,
  restriction: 72,
  deletion: 72,
}

export const articleOf: Record<PrivacyKind, string> = {
  access: 'Pasal 32',
  correction: 'Pasal 30',
  withdrawal: 'Pasal 40',
  restriction: 'Pasal 41',
  deletion: 'Pasal 43',
}

/** Hours within which persons and authority must be told of a breach: UU 27/2022 Pasal 46 ayat 1. */
export const hoursToTellBreach = 72

/** Employees are told this many hours before the end. */
export const hoursBeforeEscalation = 24

export const dueBy = (receivedAt: Instant, hours: number): Instant => receivedAt.add({ hours })

/** The recipient of a hand-over that is no dealer. */
export const crmRecipient = 'crm'

export const isPrivacyKind = (kind: string): kind is PrivacyKind => (privacyKinds as readonly string[]).includes(kind)
