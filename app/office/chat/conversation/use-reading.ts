import { type RefObject, useEffect, useRef } from 'react'
import { useLastInView } from '~/site/live-chat/panel/use-last-in-view.ts'
import type { DeskClient } from '../live/desk-client.ts'

type Reading = {
  id: string
  /** How many events there are. */
  count: number
  /** False for somebody who only looks at it. */
  counts: boolean
}

/**
 * Keeps the newest message in view, and tells the visitor what is read: while the page is shown, and the end of the log is in
 * view. An employee who has scrolled up has not read what arrives below.
 */
export function useReading(client: DeskClient, { id, count, counts }: Reading): RefObject<HTMLParagraphElement | null> {
  const isEndSeen = useRef(false)
  const end = useLastInView(count, (isSeen) => {
    isEndSeen.current = isSeen
    if (isSeen && counts && !document.hidden) client.markRead(id)
  })
  useEffect(() => {
    const mark = () => {
      if (isEndSeen.current && counts && count > 0 && !document.hidden) client.markRead(id)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [client, id, count, counts])
  return end
}
