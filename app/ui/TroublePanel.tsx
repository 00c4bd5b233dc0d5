import type { ReactNode } from 'react'

type Props = {
  title: string
  /** An anchor to open the page at, when the form is not at the top. */
  id?: string | undefined
  children: ReactNode
}

/** Says why a correct form changed nothing, and what to do next. It takes focus when the page opens. */
export function TroublePanel({ title, id, children }: Props) {
  return (
    <div
      id={id}
      role="alert"
      aria-labelledby="trouble-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a screen reader must first read what happened
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
