import { type ChatLeadDetail, chatLeadEvent } from '~/lib/page-tracking.ts'
import { fields } from '../chat-news.ts'
import type { ChatClient } from './chat-client.ts'

/** In ms. Tracking delays a request for no longer. */
const longestWait = 2000

/**
 * Adds to a request for a call how the visitor came, if tracking knows and may tell it. Without tracking, which comes with
 * consent only, it ends at once. Call the returned function when the server has taken the request.
 */
export async function addSource(body: FormData, client: Pick<ChatClient, 'view'>): Promise<() => void> {
  let tell: (reference: string | undefined) => void = () => {}
  const taken = new Promise<string | undefined>((resolve) => {
    tell = resolve
  })
  const detail: ChatLeadDetail = { phone: String(body.get(fields.phone) ?? ''), source: {}, waits: [], taken }
  dispatchEvent(new CustomEvent(chatLeadEvent, { detail }))
  if (detail.waits.length > 0) {
    const late = new Promise((resolve) => setTimeout(resolve, longestWait))
    await Promise.race([Promise.allSettled(detail.waits), late])
    body.set(fields.source, JSON.stringify(detail.source))
  }
  return () => tell(client.view.news.events.findLast(({ kind }) => kind === 'lead-made')?.detail?.reference)
}
