import { memo, type ReactNode, useCallback, useState } from 'react'

type Props = {
  summary: ReactNode
  summaryClassName: string
  className?: string
  /** Opens it when it becomes true; only the visitor closes it. */
  open?: boolean
  children: ReactNode
}

type State = 'closed' | 'opening' | 'open'

/** A `<details>`. In a live part, its content is not rendered again while it is closed. */
export function Details({ summary, summaryClassName, className, open = false, children }: Props) {
  const [state, setState] = useState<State>(open ? 'open' : 'closed')
  const [wanted, setWanted] = useState(open)
  if (wanted !== open) {
    setWanted(open)
    if (open) setState('open')
  }
  // The visitor may have opened it before hydration.
  const start = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setState('open')
  }, [])
  return (
    <details
      ref={start}
      suppressHydrationWarning
      className={className}
      open={state === 'open'}
      onToggle={({ currentTarget }) => setState(currentTarget.open ? 'open' : 'closed')}
    >
      {/* The browser opens it after the click. The content is up to date by then. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, also for the keyboard */}
      <summary className={summaryClassName} onClick={() => setState((now) => (now === 'closed' ? 'opening' : now))}>
        {summary}
      </summary>
      <Content isClosed={state === 'closed'}>{children}</Content>
    </details>
  )
}

type ContentProps = { isClosed: boolean; children: ReactNode }

const Content = memo(
  function Content({ children }: ContentProps) {
    return children
  },
  (_, { isClosed }) => isClosed,
)
