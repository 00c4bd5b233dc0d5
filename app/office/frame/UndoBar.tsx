import { type ReactNode, useEffect } from 'react'

/** Milliseconds in which an act can be taken back here. Its message leaves two seconds later. */
const shown = 6000

type Props = {
  /** What was done; nothing hides the bar. */
  text: string | null
  /** The button that takes it back. */
  undo?: ReactNode
  /** For what stays until the employee closes it. */
  children?: ReactNode
  /** Called when the time is over. Without it, the bar stays. */
  onOver?: (() => void) | undefined
}

/** What an employee has just done, above the page, with the way back. It is announced, and goes away by itself. */
export function UndoBar({ text, undo, children, onOver }: Props) {
  useEffect(() => {
    if (text === null || !onOver) return
    const timer = setTimeout(onOver, shown)
    return () => clearTimeout(timer)
  }, [text, onOver])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-20 z-20 flex justify-center lg:bottom-6">
      {text !== null && (
        <div className="pointer-events-auto flex max-w-form flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-stage px-4 py-3 text-sm text-on-stage shadow-panel">
          <p className="min-w-0">{text}</p>
          {undo}
          {children}
        </div>
      )}
    </div>
  )
}

/** The look of its buttons. */
export const undoButton = 'min-h-10 cursor-pointer font-semibold underline underline-offset-4'
