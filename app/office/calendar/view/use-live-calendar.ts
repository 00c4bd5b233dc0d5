import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { at } from '~/addresses.ts'
import { type CalendarChoice, calendarQuery } from '../calendar-address.ts'

/** Milliseconds between two questions. Changes of opening hours, and all changes without a stream, are seen then. */
const pause = 15_000

/** Reads the calendar again when it has changed, while the page is visible. `stamp`: of what is shown. */
export function useLiveCalendar(choice: CalendarChoice, stamp: string | null): void {
  const { revalidate } = useRevalidator()
  const address = at.calendarStamp(calendarQuery({ ...choice, selected: '' }))
  useEffect(() => {
    if (stamp === null) return
    let stream: EventSource | undefined
    const ask = async () => {
      if (document.hidden) return
      // Offline or signed out: the next question or the next page says so.
      const answer = await fetch(address).catch(() => null)
      if (answer?.ok && (await answer.text()) !== stamp) await revalidate()
    }
    const listen = () => {
      stream?.close()
      stream = document.hidden ? undefined : new EventSource(at.leadChanges())
      if (stream) stream.onmessage = () => void ask()
    }
    const shown = () => {
      listen()
      void ask()
    }
    const timer = setInterval(ask, pause)
    listen()
    document.addEventListener('visibilitychange', shown)
    return () => {
      stream?.close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [address, stamp, revalidate])
}
