import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Where a page opens that begins with something else than its form. */
  id?: string | undefined
  children: ReactNode
}

/** Why a correct form changed nothing, and the next step; it takes focus when the page opens. */
export function TroublePanel({ title, id, children }: Props) {
  return (
    <div
      id={id}
      role="alert"
      aria-labelledby="trouble-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: whoever cannot see the page must hear first what happened
      autoFocus
      className="mb-8 grid max-w-form gap-3 rounded-card border-2 border-warn p-5"
    >
      <h2 id="trouble-title" className="text-lg">
        {title}
      </h2>
      {children}
    </div>
  )
}
