import { type RefObject, useEffect, useRef } from 'react'

type Moved = {
  /** The appointment that is being moved by keyboard or by buttons; null for none. */
  reference: string | null
  /** False while the server is asked. */
  isIdle: boolean
  /** Changes with the calendar. */
  shown: unknown
}

/** Gives the focus back to an appointment when its move has ended: the button that was pressed is gone, and it stands elsewhere. */
export function useReturnedFocus(board: RefObject<HTMLElement | null>, { reference, isIdle, shown }: Moved): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (reference !== null) last.current = reference
    if (reference !== null || last.current === null || !shown) return
    if (document.activeElement === document.body) focusEntry(board.current, last.current)
    if (isIdle) last.current = null
  }, [board, reference, isIdle, shown])
}

/** The table and the list are both on the page, one of them hidden: only what is shown takes the focus. */
function focusEntry(board: HTMLElement | null, reference: string): void {
  const chips = board?.querySelectorAll<HTMLElement>(`[data-entry="${CSS.escape(reference)}"]`) ?? []
  for (const chip of chips) {
    chip.focus()
    if (document.activeElement === chip) return
  }
}
