import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { at } from '~/addresses.ts'
import { type CalendarChoice, calendarQuery } from '../calendar-address.ts'

/** Milliseconds between two questions. */
const pause = 4000

/** Reads the calendar again when it has changed, while the page is visible. `stamp`: of what is shown. */
export function useLiveCalendar(choice: CalendarChoice, stamp: string | null): void {
  const { revalidate } = useRevalidator()
  const address = at.calendarStamp(calendarQuery({ ...choice, selected: '' }))
  useEffect(() => {
    if (stamp === null) return
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // Offline or signed out: the next question or the next page says so.
      const answer = await fetch(address).catch(() => null)
      if (answer?.ok && (await answer.text()) !== stamp) await revalidate()
    }
    const timer = setInterval(ask, pause)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [address, stamp, revalidate])
}
