import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the end of the log in view when something arrives and the visitor has not scrolled up. Tells whether the visitor
 * sees the end.
 */
export function useLastInView(count: number, tell: (isSeen: boolean) => void): RefObject<HTMLParagraphElement | null> {
  const end = useRef<HTMLParagraphElement>(null)
  const isInView = useRef(true)
  const told = useRef(tell)
  told.current = tell
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? false
      told.current(isInView.current)
    })
    observer.observe(end.current)
    return () => {
      observer.disconnect()
      told.current(false)
    }
  }, [])
  useEffect(() => {
    if (!isInView.current || !end.current) return
    // What comes below the log, as the field for the next message, stays in view too.
    const below = end.current.parentElement?.nextElementSibling ?? end.current
    below.scrollIntoView({ block: 'nearest' })
  }, [count])
  return end
}
