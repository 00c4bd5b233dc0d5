import type { ReactNode } from 'react'

/** Scrolls a wide table sideways, so that the page itself never does. */
export function SidewaysScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="mt-2 overflow-x-auto print:overflow-visible"
    >
      {children}
    </section>
  )
}
