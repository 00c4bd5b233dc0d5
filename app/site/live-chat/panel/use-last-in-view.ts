import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the end of the log in view when the log appears, and when something arrives and the visitor has not scrolled up. Tells
 * whether the visitor sees the end.
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
    if (isInView.current) showEnd(end.current)
  }, [count])
  // The panel is hidden when it is drawn, and has no size. It gets one when it opens.
  useEffect(() => {
    if (!end.current) return
    let isShown = false
    const observer = new ResizeObserver(([entry]) => {
      const wasShown = isShown
      isShown = (entry?.contentRect.height ?? 0) > 0
      if (isShown && !wasShown) showEnd(end.current)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return end
}

/** What comes below the log, as the field for the next message, is shown too. It may stand outside of what scrolls. */
function showEnd(end: HTMLElement | null): void {
  for (const part of [end, end?.parentElement?.nextElementSibling]) part?.scrollIntoView({ block: 'nearest' })
}
