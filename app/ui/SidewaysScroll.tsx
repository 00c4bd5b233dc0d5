import type { ReactNode } from 'react'

/** Holds a table that may be wider than the screen, so that the page itself never scrolls sideways. */
export function SidewaysScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="mt-2 overflow-x-auto"
    >
      {children}
    </section>
  )
}
