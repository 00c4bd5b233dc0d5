import type { ReactNode } from 'react'

/** A numbered step of a form. */
export function FormSection({ number, title, id, children }: { number: number; title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line border-t pt-6">
      <h2 id={id} className="flex items-baseline gap-3 text-xl">
        <span aria-hidden="true" className="tabular text-base text-ink-soft">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
