import { store } from '../../lib/browser-storage.ts'
import type { ChatLeadDetail } from '../../lib/page-tracking.ts'
import type { HashedContact } from './data-layer.ts'
import type { Partner } from './partner.ts'
import { keptSource } from './source.ts'
import { hashed } from './user-data.ts'

type Options = {
  mayAdvertise: boolean
  /** False after a withdrawal. */
  isAllowed: () => boolean
  partner: Partner | undefined
  /** Tells the tags of this page; undefined when it has none, and the next page tells. */
  onLead: (contact: HashedContact | undefined) => Promise<unknown> | undefined
}

/** Adds to a request from the chat how the visitor came, and tells the lead when the server has taken it. */
export async function followChatLead(
  detail: ChatLeadDetail,
  { mayAdvertise, isAllowed, partner, onLead }: Options,
): Promise<void> {
  if (!isAllowed()) return
  detail.source = { ...(mayAdvertise && { kept: keptSource(Date.now()) }), partner: partner?.origin }
  const contact = mayAdvertise ? await hashed(detail.phone, '') : undefined
  detail.taken.then((reference) => {
    if (!isAllowed()) return
    if (reference) partner?.tell({ event: 'thank-you', reference })
    // The page stays, so no next page has to tell the lead again.
    if (onLead(contact)) store('sessionStorage', 'lead-baru', null)
  })
}
