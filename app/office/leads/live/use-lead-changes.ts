import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { at } from '~/addresses.ts'

/** Milliseconds. Without a stream the page is read again this often. */
const withoutStream = 60_000

/** Reads the page again when a lead has changed. A hidden page hears nothing and is read again when it is shown. */
export function useLeadChanges(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let stream: EventSource | undefined
    const listen = () => {
      stream?.close()
      stream = document.hidden ? undefined : new EventSource(at.leadChanges())
      if (!stream) return
      stream.onmessage = () => void revalidate()
      // Refused for ever, as after the end of the session: the page reads itself and leads to signing in.
      stream.onerror = ({ target }) => {
        if ((target as EventSource).readyState === EventSource.CLOSED) void revalidate()
      }
    }
    const shown = () => {
      listen()
      if (!document.hidden) void revalidate()
    }
    const timer = setInterval(() => {
      if (!document.hidden && stream?.readyState !== EventSource.OPEN) void revalidate()
    }, withoutStream)
    listen()
    document.addEventListener('visibilitychange', shown)
    return () => {
      stream?.close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [revalidate])
}
